import { execFile } from 'node:child_process';

/** Enough of what a script says to tell why it failed. */
const keptCharacters = 4000;

/**
 * Runs one of the project's scripts to its end.
 * @param folder the project, or a clone of it
 * @throws Error with the last lines that it said
 */
export function runNode(folder: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const options = { cwd: folder, env, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, options, (error, output, message) => {
      if (!error) resolve();
      else reject(new Error(`${output}${message}`.trim().slice(-keptCharacters) || error.message));
    });
  });
}
