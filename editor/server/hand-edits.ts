import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isSameContent, writeDurably } from './durable-files.ts';
import { contentAtCommit, git, gitOrThrow } from './git.ts';

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
    const file = line.slice('?? content/'.length);
    if (!(await isSameText(project, file))) changed.push(file);
  }
  return changed;
}

/** Whether a YAML file differs from the last commit in its line endings at most. */
async function isSameText(project: string, file: string): Promise<boolean> {
  if (!file.endsWith('.yaml')) return false;
  const [now, then] = [await readByHand(project, file), await contentAtCommit(project, 'HEAD', file)];
  return now && then ? withoutReturns(now) === withoutReturns(then) : false;
}

function withoutReturns(text: Buffer): string {
  return text.toString('latin1').replaceAll('\r\n', '\n');
}

/** What stands in content/ of a folder now, byte for byte; null where the file was deleted. */
export async function readByHand(project: string, file: string): Promise<Buffer | null> {
  const filePath = path.join(project, 'content', file);
  return existsSync(filePath) ? readFile(filePath) : null;
}

/**
 * Has the owner's folder follow a commit, which perhaps holds some of its hand edits together with what others changed. What
 * else was changed there stays, or keeps the folder from following.
 * @param commit that Git has in the folder's own store
 * @param published files whose hand edits the commit holds; those that say the same as the commit are found
 * @throws Error with what Git said where the folder cannot follow: then it is as it was
 */
export async function fastForwardTo(
  project: string,
  commit: string,
  published: readonly string[] = [],
): Promise<void> {
  const paths: string[] = [];
  const former = new Map<string, Buffer | null>();
  for (const file of await filesChangedByHand(project)) {
    const [now, then] = [await readByHand(project, file), await contentAtCommit(project, commit, file)];
    const isAlike = isSameContent(now, then);
    if (!isAlike && !published.includes(file)) continue;
    paths.push(`content/${file}`);
    if (isAlike) continue;
    former.set(file, now);
    await put(project, file, then);
  }
  // Git moves on over a changed file only where its index says the same as the commit.
  if (paths.length > 0) await gitOrThrow(project, 'add', '--all', '--', ...paths);
  const { code, message } = await git(project, 'merge', '--quiet', '--ff-only', commit);
  if (code === 0) return;
  if (paths.length > 0) await git(project, 'reset', '--quiet', '--', ...paths);
  for (const [file, bytes] of former) await put(project, file, bytes);
  throw new Error(message);
}

async function put(project: string, file: string, bytes: Buffer | null): Promise<void> {
  const filePath = path.join(project, 'content', file);
  if (bytes) await writeDurably(filePath, bytes);
  else await rm(filePath, { force: true });
}
