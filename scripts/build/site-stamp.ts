import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { contentRoot } from '#model/on-disk/folders.server.ts';
import { listFiles } from '../tools/list-files.ts';

const root = path.join(import.meta.dirname, '..', '..');
/** The sources of a built site besides its content. */
const sources = [
  'app',
  'model',
  'paper',
  'public',
  'scripts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];
const generated = path.join(root, 'app', 'generated');

/**
 * A hash of all sources of the site and of the day. The day counts because the built pages show what is sold out until a date.
 * Two builds with the same stamp make the same site.
 */
export async function siteStamp(): Promise<string> {
  const { SITE_BASE = '', SITE_URL = '' } = process.env;
  const day = new Date().toISOString().slice(0, 10);
  const stamp = createHash('sha256').update(JSON.stringify([SITE_BASE, SITE_URL, day]));
  for (const source of [contentRoot, ...sources.map((name) => path.join(root, name))]) {
    for (const file of await filesOf(source)) stamp.update(`${file}\0`).update(await readFile(file));
  }
  return stamp.digest('hex');
}

/** The path of the file that holds the stamp of a built site. */
export function stampFile(folder: string): string {
  return path.join(folder, 'stamp.txt');
}

/** Whether a folder holds a site that was built with the given stamp. */
export async function isCurrent(folder: string, stamp: string): Promise<boolean> {
  return existsSync(stampFile(folder)) && (await readFile(stampFile(folder), 'utf8')) === stamp;
}

async function filesOf(source: string): Promise<string[]> {
  if ((await stat(source)).isFile()) return [source];
  const files = (await listFiles(source)).map((file) => path.join(source, file));
  return files.filter((file) => !file.startsWith(generated + path.sep));
}
