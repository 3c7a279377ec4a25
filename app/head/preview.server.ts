import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generatedFolder } from '../content/folders.server.ts';

let made: Record<string, string> | undefined;

/** The preview picture of a page, as scripts/preview-pictures.ts has drawn it: a path such as /previews/en-home-….jpg. */
export function previewOf(address: string): string {
  made ??= JSON.parse(readFileSync(path.join(generatedFolder, 'previews.json'), 'utf8')) as Record<
    string,
    string
  >;
  // A page that is newer than the last build shows the home page's picture in the owner's editor.
  const preview = made[address] ?? (process.env.EDITOR_PREVIEW === '1' ? made['/'] : undefined);
  if (!preview) throw new Error(`${address} has no preview picture: run npm run prepare-assets`);
  return preview;
}
