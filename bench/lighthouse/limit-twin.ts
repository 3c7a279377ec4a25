import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFiles } from '../../scripts/finish.ts';
import type { Theme } from '../options.ts';

/**
 * Writes the limit twins of built pages into an empty folder, with all files that they show, compressed as the site
 * is. A twin shows what its page shows and runs nothing: no page of this look can be faster.
 * @param client the built site
 * @param addresses of the pages, such as `/ar/frames`
 */
export async function writeTwins(
  client: string,
  folder: string,
  addresses: string[],
  theme: Theme,
): Promise<void> {
  for (const address of new Set(['/', ...addresses])) {
    const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
    const twin = twinOf(await readFile(path.join(client, file), 'utf8'), theme);
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), twin);
  }
  // Before the other files come, which are compressed already.
  await compressFiles(folder);
  await cp(client, folder, { recursive: true, filter: (file) => !/\.(html|data)(\.br|\.gz)?$/.test(file) });
}

/** The HTML of a page without its scripts and what would load them; in the dark theme as the head script leaves it. */
export function twinOf(html: string, theme: Theme): string {
  const twin = html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\b(rel="modulepreload"|as="script")[^>]*>/g, '');
  if (/<script\b|\bmodulepreload\b/.test(twin)) throw new Error('A twin still has a script');
  if (theme === 'light') return twin;
  const dark = twin.replace(/<html\b/, '<html class="dark"');
  if (/<html\b[^>]*class=[^>]*class=/.test(dark)) throw new Error('The page has a class on <html> already');
  return dark;
}
