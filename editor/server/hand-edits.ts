import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { git, gitOrThrow } from './git.ts';

/** Files in content/ that differ from the last commit, by their paths below content/; none without Git. */
export async function filesChangedByHand(project: string): Promise<string[]> {
  if (!existsSync(path.join(project, '.git'))) return [];
  const status = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', 'content'];
  const { output } = await git(project, ...status);
  return (
    output
      .split('\0')
      .filter(Boolean)
      // Two letters of state, a space, the path.
      .map((line) => line.slice(3).replace(/^content\//, ''))
  );
}

/** What the last commit of a folder says in a file of content/; undefined where it has none. */
export async function committedText(folder: string, file: string): Promise<string | undefined> {
  const { code, output } = await git(folder, 'show', `HEAD:content/${file}`);
  return code === 0 ? output : undefined;
}

/** Whether two folders' last commits have the same file, or both none. */
export async function isCommittedAlike(one: string, other: string, file: string): Promise<boolean> {
  const ids = await Promise.all(
    [one, other].map(
      async (folder) =>
        (await git(folder, 'rev-parse', '--quiet', '--verify', `HEAD:content/${file}`)).output,
    ),
  );
  return ids[0] === ids[1];
}

/** What stands in content/ now, byte for byte; null where the file was deleted. */
export async function readByHand(contentRoot: string, file: string): Promise<Buffer | null> {
  const place = path.join(contentRoot, file);
  return existsSync(place) ? readFile(place) : null;
}

/**
 * Has the owner's folder follow a commit that holds some of its hand edits. What else was changed there stays, or keeps the
 * folder from following.
 * @param published the hand edits that the commit holds
 * @throws Error with what Git said where the folder cannot follow
 */
export async function followCommit(project: string, published: string[]): Promise<void> {
  const places = published.map((file) => `content/${file}`);
  // Git moves on over a changed file only where its index says the same as the commit.
  if (places.length > 0) await gitOrThrow(project, 'add', '--all', '--', ...places);
  const { code, message } = await git(project, 'merge', '--quiet', '--ff-only', 'FETCH_HEAD');
  if (code === 0) return;
  if (places.length > 0) await git(project, 'reset', '--quiet', '--', ...places);
  throw new Error(message);
}
