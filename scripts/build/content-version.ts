import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentRoot } from '#model/on-disk/folders.server.ts';
import { listFiles } from '../tools/list-files.ts';

/**
 * Writes `content-version.txt`, which holds one hash of all content files. The hash is the same on every machine, so that the
 * owner's editor can find out whether a publication is live.
 * @param client the folder of the finished site
 */
export async function writeContentVersion(client: string): Promise<void> {
  await writeFile(path.join(client, 'content-version.txt'), `${await contentVersion(contentRoot)}\n`);
}

/** @param root path of the content folder */
export async function contentVersion(root: string): Promise<string> {
  const files = (await listFiles(root)).filter((file) => !path.basename(file).startsWith('.'));
  const version = createHash('sha256');
  for (const file of files) {
    const bytes = await readFile(path.join(root, file));
    version.update(`${file}\0${createHash('sha256').update(bytes).digest('hex')}\n`);
  }
  return version.digest('hex').slice(0, 24);
}
