import { ContentError } from '#model/content/content-error.ts';

/**
 * Runs a script's main function; ends the process with exit code 1 when it fails.
 * A mistake that its reader can correct (a `ContentError`, or `ExpectedError`) is printed as its message
 * alone, any other error with its stack.
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
