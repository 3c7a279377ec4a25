import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFiles } from '#scripts/build/finish.ts';
import type { Theme } from '../options.ts';

/**
 * Writes static copies of built pages into an empty folder, with all files that they show, compressed like the site. A copy looks
 * like its page and runs no scripts: it is the fastest possible page with that design.
 * @param client the built site
 * @param addresses the paths of the pages, such as `/ar/frames`
 */
export async function writeStaticCopies(
  client: string,
  folder: string,
  addresses: string[],
  theme: Theme,
): Promise<void> {
  for (const address of new Set(['/', ...addresses])) {
    const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
    const copy = staticCopyOf(await readFile(path.join(client, file), 'utf8'), theme);
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), copy);
  }
  // Only the pages are compressed here; the other files of the built site are already compressed.
  await compressFiles(folder);
  await cp(client, folder, { recursive: true, filter: (file) => !/\.(html|data)(\.br|\.gz)?$/.test(file) });
}

/**
 * The HTML of a page without its scripts and their preloads. In the dark theme it has the class that the head script would
 * add.
 */
function staticCopyOf(html: string, theme: Theme): string {
  const copy = html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\b(rel="modulepreload"|as="script")[^>]*>/g, '');
  if (/<script\b|\bmodulepreload\b/.test(copy)) throw new Error('A copy still has a script');
  if (theme === 'light') return copy;
  const dark = copy.replace(/<html\b/, '<html class="dark"');
  if (/<html\b[^>]*class=[^>]*class=/.test(dark)) throw new Error('The page has a class on <html> already');
  return dark;
}
