import { execFile } from 'node:child_process';

/**
 * The number of characters from the end of a failed script's output that the error contains: the end shows the cause.
 */
const keptCharacters = 4000;

/**
 * Runs one of the project's scripts, and waits for its end.
 * @param folder the project's folder, or a clone of it
 * @param signal stops the script
 * @throws Error with the end of the script's output
 */
export function runNode(
  folder: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  const options = { cwd: folder, env, signal, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, options, (error, output, message) => {
      if (!error) resolve();
      else reject(new Error(`${output}${message}`.trim().slice(-keptCharacters) || error.message));
    });
  });
}
