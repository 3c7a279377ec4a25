import path from 'node:path';
import { generatedFolder } from '#model/on-disk/folders.server.ts';
import { readJsonOnce } from '#model/on-disk/read-once.server.ts';

const previews = readJsonOnce<Record<string, string>>(path.join(generatedFolder, 'previews.json'));

/**
 * The path of a page's preview picture, which scripts/previews draws, such as /previews/en-home-….jpg.
 * @throws Error where the page has no preview picture
 */
export function previewOf(address: string): string {
  // In the editor's preview, a page may be newer than the last build. It then gets the preview picture of the home
  // page.
  const preview = previews()[address] ?? (process.env.EDITOR_PREVIEW === '1' ? previews()['/'] : undefined);
  if (!preview) throw new Error(`${address} has no preview picture (see scripts/build/prepare.ts)`);
  return preview;
}
