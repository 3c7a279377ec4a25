import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from './durable-files.ts';
import { fileIn, git, gitOrThrow } from './git.ts';

/**
 * Files in content/ that differ from the last commit in more than line endings and modes, by their paths below content/; none
 * where there is no repository.
 */
export async function filesChangedByHand(project: string): Promise<string[]> {
  if (!existsSync(path.join(project, '.git'))) return [];
  const status = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', 'content'];
  const { output } = await git(project, ...status);
  const changed: string[] = [];
  for (const line of output.split('\0').filter(Boolean)) {
    // Two letters of state, a space, the path.
    const place = line.slice(3);
    if (!(await isSameText(project, place))) changed.push(place.replace(/^content\//, ''));
  }
  return changed;
}

/** Whether a YAML file differs from the last commit in its line endings at most. */
async function isSameText(project: string, place: string): Promise<boolean> {
  if (!place.endsWith('.yaml')) return false;
  const now = await readByHand(project, place);
  const then = now && (await fileIn(project, 'HEAD', place));
  return then ? withoutReturns(now) === withoutReturns(then) : false;
}

function withoutReturns(text: Buffer): string {
  return text.toString('latin1').replaceAll('\r\n', '\n');
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
 * Has the owner's folder follow a commit that holds some of its hand edits, perhaps together with what others changed. What
 * else was changed there stays, or keeps the folder from following.
 * @param commit that Git has in the folder's own store
 * @param published files with hand edits that the commit holds
 * @throws Error with what Git said where the folder cannot follow: then it is as it was
 */
export async function followCommit(project: string, commit: string, published: string[]): Promise<void> {
  const places = published.map((file) => `content/${file}`);
  const former = new Map<string, Buffer | null>();
  for (const place of places) {
    const [now, then] = [await readByHand(project, place), await fileIn(project, commit, place)];
    if (then === undefined ? now === null : now?.equals(then)) continue;
    former.set(place, now);
    await put(project, place, then ?? null);
  }
  // Git moves on over a changed file only where its index says the same as the commit.
  if (places.length > 0) await gitOrThrow(project, 'add', '--all', '--', ...places);
  const { code, message } = await git(project, 'merge', '--quiet', '--ff-only', commit);
  if (code === 0) return;
  if (places.length > 0) await git(project, 'reset', '--quiet', '--', ...places);
  for (const [place, bytes] of former) await put(project, place, bytes);
  throw new Error(message);
}

async function put(project: string, place: string, bytes: Buffer | null): Promise<void> {
  if (bytes) await writeDurably(path.join(project, place), bytes);
  else await rm(path.join(project, place), { force: true });
}
