import { ContentError } from '#model/content/content-error.ts';

/**
 * Runs a script's main function; ends the process with exit code 1 if it fails.
 * Of an error that the user can correct (a `ContentError` or `ExpectedError`) only the message is printed, of any other error also
 * the stack.
 */
export async function runScript(
  main: () => Promise<void>,
  ExpectedError: new (...args: never[]) => Error = ContentError,
): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isExpected = error instanceof ContentError || error instanceof ExpectedError;
    console.error(isExpected ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}
