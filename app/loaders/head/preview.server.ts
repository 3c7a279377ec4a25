import path from 'node:path';
import { generatedFolder } from '#model/on-disk/folders.server.ts';
import { readJsonOnce } from '#model/on-disk/read-once.server.ts';

const previews = readJsonOnce<Record<string, string>>(path.join(generatedFolder, 'previews.json'));

/** The preview picture of a page, as scripts/previews draws it: a path such as /previews/en-home-….jpg. */
export function previewOf(address: string): string {
  // A page that is newer than the last build shows the home page's picture in the owner's editor.
  const preview = previews()[address] ?? (process.env.EDITOR_PREVIEW === '1' ? previews()['/'] : undefined);
  if (!preview) throw new Error(`${address} has no preview picture (see scripts/build/prepare.ts)`);
  return preview;
}
