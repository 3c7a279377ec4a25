import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { git, gitOrThrow, noSuchProgram, ownCommit } from './git.ts';

/** The Git repository of the owner's folder. */
export type Repository =
  /**
   * Nothing can be published. The reason is `noRepository`, `noGit`, `otherOwner` (the folder belongs to another user
   * of this computer), `detached` (a commit is checked out instead of a branch), or Git's message.
   */
  { kind: 'refused'; reason: string } | Branch;

export interface Branch {
  kind: 'branch';
  branch: string;
  /** The address of the remote; undefined if there is none. */
  remote: string | undefined;
}

/** Finds the repository of a folder, with its branch and remote. */
export async function findRepository(folder: string): Promise<Repository> {
  if (!existsSync(path.join(folder, '.git'))) return { kind: 'refused', reason: 'noRepository' };
  const top = await git(folder, 'rev-parse', '--show-toplevel');
  if (top.code === noSuchProgram) return { kind: 'refused', reason: 'noGit' };
  if (top.code !== 0)
    return { kind: 'refused', reason: /dubious ownership/.test(top.message) ? 'otherOwner' : top.message };
  if (realpathSync(top.output) !== realpathSync(folder)) return { kind: 'refused', reason: 'noRepository' };
  const head = await git(folder, 'symbolic-ref', '--short', 'HEAD');
  if (head.code !== 0) return { kind: 'refused', reason: 'detached' };
  const configured = await git(folder, 'config', `branch.${head.output}.remote`);
  const name = configured.code === 0 ? configured.output : 'origin';
  const remote = await git(folder, 'remote', 'get-url', name);
  return { kind: 'branch', branch: head.output, remote: remote.code === 0 ? remote.output : undefined };
}

/**
 * Makes a folder a Git repository if it is none, with all its files in the first commit.
 * @throws Error with Git's message
 */
export async function makeRepository(folder: string): Promise<void> {
  if (!existsSync(path.join(folder, '.git')))
    await gitOrThrow(folder, 'init', '--quiet', '--initial-branch=main');
  // An earlier start may have been stopped between `git init` and the first commit.
  const { code, message } = await git(folder, 'rev-parse', '--verify', 'HEAD');
  if (code === 0 || !/Needed a single revision/.test(message)) return;
  await gitOrThrow(folder, 'add', '--all');
  await gitOrThrow(folder, ...ownCommit, 'commit', '--quiet', '--message', 'Begin with the site as it is');
}

/** The web page of a repository at the remote's host; '' if the address is a folder or has an unknown form. */
export function hostPageOf(remote: string | undefined): string {
  const [, host, repositoryPath] =
    remote?.match(/^(?:https?:\/\/|ssh:\/\/)?(?:[^@]*@)?([\w.-]+\.\w+)[:/](.+?)(?:\.git)?\/?$/) ?? [];
  return host && repositoryPath ? `https://${host}/${repositoryPath}` : '';
}
