import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isSameContent, writeDurably } from './durable-files.ts';
import { contentAtCommit, git, gitOrThrow } from './git.ts';

/**
 * The paths (below content/) of files that differ from the last commit in more than line endings or file modes; empty
 * if there is no repository.
 */
export async function filesChangedByHand(project: string): Promise<string[]> {
  if (!existsSync(path.join(project, '.git'))) return [];
  const status = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', 'content'];
  const { output } = await git(project, ...status);
  const changed: string[] = [];
  for (const line of output.split('\0').filter(Boolean)) {
    // A line of `git status` has two letters for the file's state, a space and the file's path.
    const file = line.slice('?? content/'.length);
    if (!(await isSameText(project, file))) changed.push(file);
  }
  return changed;
}

/** Whether a YAML file in content/ equals its version in the last commit, apart from line endings. */
async function isSameText(project: string, file: string): Promise<boolean> {
  if (!file.endsWith('.yaml')) return false;
  const [now, then] = [await readByHand(project, file), await contentAtCommit(project, 'HEAD', file)];
  return now && then ? withoutReturns(now) === withoutReturns(then) : false;
}

function withoutReturns(text: Buffer): string {
  return text.toString('latin1').replaceAll('\r\n', '\n');
}

/** Reads the bytes of a file in content/ from the disk, with any hand edits; null if the file does not exist. */
export async function readByHand(project: string, file: string): Promise<Buffer | null> {
  const filePath = path.join(project, 'content', file);
  return existsSync(filePath) ? readFile(filePath) : null;
}

/**
 * Fast-forwards the owner's folder to a commit. Hand edits that the commit contains are replaced by the commit's files.
 * Other hand edits stay; if they are in files that the commit changes, the folder cannot be fast-forwarded.
 * @param commit a commit that the folder's repository already has
 * @param published files whose hand edits the commit contains, merged with the changes of others. Files that equal the
 *   commit need not be listed.
 * @throws Error with Git's message if the folder cannot be fast-forwarded; the folder is then unchanged
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
  // Changed files are added to Git's index first: Git fast-forwards over them only if the index equals the new commit.
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
