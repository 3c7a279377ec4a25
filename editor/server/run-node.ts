import { spawn } from 'node:child_process';

/** Enough of what a script says to tell why it failed. */
const keptCharacters = 4000;

/**
 * Runs one of the project's scripts to its end.
 * @param folder the project, or a clone of it
 * @param signal ends it before
 * @throws Error with the last lines that it said
 */
export function runNode(
  folder: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal ? { signal } : {}),
    });
    let said = '';
    const keep = (part: Buffer) => {
      said = (said + part).slice(-keptCharacters);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(said.trim() || `${args.join(' ')} ended with ${code}`));
    });
  });
}
