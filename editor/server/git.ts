import { spawn } from 'node:child_process';

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
const limit = 120_000;

/**
 * Runs the system's Git, which keeps names and passwords itself: it never asks a question here.
 * @param folder where it runs
 */
export function git(folder: string, ...args: string[]): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    // A USB disk, or a copy of the folder, has others for no one's reason.
    const child = spawn('git', ['-c', 'core.fileMode=false', ...args], {
      cwd: folder,
      timeout: limit,
      env: {
        ...process.env,
        GIT_TERMINAL_PROMPT: '0',
        GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes',
        LC_ALL: 'C',
      },
    });
    let output = '';
    let message = '';
    child.stdout.on('data', (part) => {
      output += part;
    });
    child.stderr.on('data', (part) => {
      message += part;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output: output.trimEnd(), message: withoutPassword(message.trim()) });
    });
  });
}

/** The same, for what cannot fail but by a fault of ours or of the disk. */
export async function gitOrThrow(folder: string, ...args: string[]): Promise<string> {
  const { code, output, message } = await git(folder, ...args);
  if (code !== 0) throw new Error(message || `git ${args[0]} ended with ${code}`);
  return output;
}

/** What a file holds in a commit of a folder, byte for byte; undefined where that has no such file. */
export function fileIn(folder: string, commit: string, file: string): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const args = ['cat-file', 'blob', `${commit}:${file}`];
    const child = spawn('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'], timeout: limit });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(parts) : undefined));
  });
}

/** An address as it may be shown: `https://name:secret@host/` without what stands before the last @. */
export function withoutPassword(text: string): string {
  return text.replaceAll(/(\w+:\/\/)[^\s/'"]*@/g, '$1');
}
