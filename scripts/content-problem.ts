/** A mistake in the content that its owner can correct: shown as one line, without a stack trace. */
export class ContentProblem extends Error {
  override name = 'ContentProblem';
}

/**
 * Runs a script's main function; ends the process with exit code 1 when it fails.
 * A `ContentProblem` is printed as its message alone, any other error with its stack.
 */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof ContentProblem ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}
