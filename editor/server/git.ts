import { type ExecFileException, execFile } from 'node:child_process';

/** The exit code that stands for a missing Git program, the same as in shells. */
export const noSuchProgram = 127;

export interface GitResult {
  code: number;
  output: string;
  /** Git's message, without passwords in addresses. */
  message: string;
}

/** The editor's address, by which its own commits are recognized. */
export const editorEmail = 'editor@sindian.invalid';
/** The author of commits while nobody has given a name. */
export const editorName = 'Sindian editor';

/** Git options for the editor's own commits: the editor is the committer; the computer's signing and hooks are off. */
export const ownCommit = [
  `user.name=${editorName}`,
  `user.email=${editorEmail}`,
  'commit.gpgSign=false',
  'tag.gpgSign=false',
  'push.gpgSign=false',
  'core.hooksPath=.no-hooks',
].flatMap((setting) => ['-c', setting]);

/** The maximum time (ms) for one Git command, long enough for the network. */
const gitTimeout = 120_000;

/**
 * Runs the Git program of the computer. Git uses its stored credentials, and never asks the user for a password.
 * @param folder the working folder
 */
export async function git(folder: string, ...args: string[]): Promise<GitResult> {
  const { output, ...result } = await run(folder, args);
  return { ...result, output: output.toString().trimEnd() };
}

function run(
  folder: string,
  args: string[],
  signal?: AbortSignal,
): Promise<Omit<GitResult, 'output'> & { output: Buffer }> {
  const env = {
    ...process.env,
    GIT_TERMINAL_PROMPT: '0',
    GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes',
    LC_ALL: 'C',
  };
  const options = {
    cwd: folder,
    timeout: gitTimeout,
    env,
    encoding: 'buffer',
    maxBuffer: Number.POSITIVE_INFINITY,
    ...(signal ? { signal } : {}),
  } as const;
  return new Promise((resolve) => {
    // File modes are ignored: on a USB disk or in a copied folder they differ although nobody has changed the files.
    execFile('git', ['-c', 'core.fileMode=false', ...args], options, (error, output, message) => {
      const ended = error?.killed ? 'The connection timed out. ' : '';
      resolve({ code: codeOf(error), output, message: withoutPassword(`${ended}${message}`.trim()) });
    });
  });
}

function codeOf(error: ExecFileException | null): number {
  if (!error) return 0;
  if (error.code === 'ENOENT') return noSuchProgram;
  return typeof error.code === 'number' ? error.code : 1;
}

/** Runs Git and returns its output. @throws Error with Git's message if the command fails */
export async function gitOrThrow(folder: string, ...args: string[]): Promise<string> {
  const { code, output, message } = await git(folder, ...args);
  if (code !== 0) throw new Error(message || `git ${args[0]} ended with ${code}`);
  return output;
}

/** Fetches a branch, unless the signal stops it. @throws Error with Git's message if the command fails or is stopped */
export async function fetchBranch(folder: string, remote: string, branch: string, signal: AbortSignal) {
  const { code, message } = await run(folder, ['fetch', '--quiet', remote, branch], signal);
  if (code !== 0) throw new Error(message);
}

/** The bytes of a content file in a commit; null if the commit does not have the file. */
export async function contentAtCommit(folder: string, commit: string, file: string): Promise<Buffer | null> {
  const { code, output } = await run(folder, ['cat-file', 'blob', `${commit}:content/${file}`]);
  return code === 0 ? output : null;
}

/** Removes names and passwords from the addresses in a text: `https://name:secret@host/` becomes `https://host/`. */
export function withoutPassword(text: string): string {
  return text.replaceAll(/(\w+:\/\/)[^\s/'"]*@/g, '$1');
}
