import { existsSync } from 'node:fs';
import { rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { gitOrThrow } from './git.ts';
import type { Branch } from './repository.ts';

/** A lock that is as old (ms) was left behind by a program that is gone. */
const staleLockAge = 600_000;

/**
 * Takes away the lock that a computer which lost its power has left in the owner's folder.
 * @throws Error `locked` where it is of now
 */
export async function removeStaleLock(project: string): Promise<void> {
  const lock = path.join(project, '.git', 'index.lock');
  const found = await stat(lock).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs < staleLockAge) throw new Error('locked');
  await rm(lock, { force: true });
}

/**
 * The clone that is published from, at the newest commit of the remote, or of the owner's folder where there is none, with
 * the project's packages.
 * @param project the owner's folder
 * @param checkout where the clone is kept from one publication to the next
 * @throws Error with what Git said
 */
export async function openCheckout(
  project: string,
  checkout: string,
  { branch, remote }: Branch,
): Promise<void> {
  if (!existsSync(path.join(checkout, '.git'))) {
    await rm(checkout, { recursive: true, force: true });
    await gitOrThrow(project, 'clone', '--quiet', '--no-checkout', project, checkout);
  }
  await gitOrThrow(checkout, 'fetch', '--quiet', remote ?? project, branch);
  // A computer that lost its power leaves a lock behind; nobody but the editor works in this clone.
  await rm(path.join(checkout, '.git', 'index.lock'), { force: true });
  await gitOrThrow(checkout, 'checkout', '--quiet', '--force', '-B', branch, 'FETCH_HEAD');
  await gitOrThrow(checkout, 'clean', '--quiet', '-fd', 'content');
  const packages = path.join(checkout, 'node_modules');
  await rm(packages, { force: true, recursive: true });
  await symlink(path.join(project, 'node_modules'), packages, 'junction');
}
