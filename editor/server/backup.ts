import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from './durable-files.ts';

/** What the editor keeps that can be made from nothing else: drafts, what they began from, undo, former publications. */
const kept = ['drafts', 'base', 'pictures', 'removed.json', 'undo.jsonl', 'writing', 'history'];
/** Tells a backup from any other folder. */
const mark = 'sindian-backup.json';

interface BackedUp {
  contentRoot: string;
  /** Where the editor keeps its own. */
  editor: string;
}

/**
 * Copies content, drafts and history into a new folder. The editor may run.
 * @param target a folder that does not exist yet, or an empty one
 * @throws Error where something stands there
 */
export async function backUp({ contentRoot, editor }: BackedUp, target: string): Promise<void> {
  if (existsSync(target) && (await readdir(target)).length > 0) throw new Error(`${target} is not empty`);
  const inside = path.relative(contentRoot, target);
  if (!inside.startsWith('..') && !path.isAbsolute(inside))
    throw new Error(`${target} is inside of content/`);
  await mkdir(target, { recursive: true });
  await cp(contentRoot, path.join(target, 'content'), { recursive: true, preserveTimestamps: true });
  for (const name of kept) await copyIfThere(path.join(editor, name), path.join(target, 'editor', name));
  // Written last: a folder without it is no whole backup.
  await writeDurably(path.join(target, mark), `${JSON.stringify({ at: new Date().toISOString() })}\n`);
}

/**
 * Brings a backup back, in place of the content, drafts and history that are there. Those are kept beside it until all is
 * copied. The editor must not run.
 * @throws Error where the folder is no whole backup
 */
export async function restore({ contentRoot, editor }: BackedUp, source: string): Promise<void> {
  if (!existsSync(path.join(source, mark))) throw new Error(`${source} is no whole backup`);
  await replace(path.join(source, 'content'), contentRoot);
  for (const name of kept) await replace(path.join(source, 'editor', name), path.join(editor, name));
}

async function replace(from: string, to: string): Promise<void> {
  const [next, former] = [`${to}.restored`, `${to}.former`];
  await rm(next, { recursive: true, force: true });
  await rm(former, { recursive: true, force: true });
  await copyIfThere(from, next);
  if (existsSync(to)) await rename(to, former);
  if (existsSync(next)) await rename(next, to);
  await rm(former, { recursive: true, force: true });
}

async function copyIfThere(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(path.dirname(to), { recursive: true });
  await cp(from, to, { recursive: true, preserveTimestamps: true });
}
