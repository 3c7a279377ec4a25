import { type ExecFileException, execFile } from 'node:child_process';

/** The code of a Git that is not on this computer, as shells have it. */
export const noSuchProgram = 127;

export interface GitResult {
  code: number;
  output: string;
  /** What Git said, without any password that an address holds. */
  message: string;
}

/** What the editor commits itself: the computer's signing and hooks have no say. */
export const ownCommit = [
  'user.name=Sindian editor',
  'user.email=editor@sindian.invalid',
  'commit.gpgSign=false',
  'tag.gpgSign=false',
  'push.gpgSign=false',
  'core.hooksPath=.no-hooks',
].flatMap((setting) => ['-c', setting]);

/** So long (ms) Git may take over the network. */
const gitTimeout = 120_000;

/**
 * Runs the system's Git, which keeps names and passwords itself: it never asks a question here.
 * @param folder where it runs
 */
export async function git(folder: string, ...args: string[]): Promise<GitResult> {
  const { output, ...result } = await run(folder, args);
  return { ...result, output: output.toString().trimEnd() };
}

function run(folder: string, args: string[]): Promise<Omit<GitResult, 'output'> & { output: Buffer }> {
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
  } as const;
  return new Promise((resolve) => {
    // A USB disk, or a copy of the folder, has other modes for no one's reason.
    execFile('git', ['-c', 'core.fileMode=false', ...args], options, (error, output, message) =>
      resolve({ code: codeOf(error), output, message: withoutPassword(message.toString().trim()) }),
    );
  });
}

function codeOf(error: ExecFileException | null): number {
  if (!error) return 0;
  if (error.code === 'ENOENT') return noSuchProgram;
  return typeof error.code === 'number' ? error.code : 1;
}

/** The same, for what cannot fail but by a fault of ours or of the disk. */
export async function gitOrThrow(folder: string, ...args: string[]): Promise<string> {
  const { code, output, message } = await git(folder, ...args);
  if (code !== 0) throw new Error(message || `git ${args[0]} ended with ${code}`);
  return output;
}

/** What a file of the content holds in a commit of a folder, byte for byte; null where there is none. */
export async function contentAtCommit(folder: string, commit: string, file: string): Promise<Buffer | null> {
  const { code, output } = await run(folder, ['cat-file', 'blob', `${commit}:content/${file}`]);
  return code === 0 ? output : null;
}

/** An address as it may be shown: `https://name:secret@host/` without what stands before the last @. */
export function withoutPassword(text: string): string {
  return text.replaceAll(/(\w+:\/\/)[^\s/'"]*@/g, '$1');
}
