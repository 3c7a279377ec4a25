import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { siteBase } from '#model/on-disk/site-base.ts';
import { cached } from '../made-files/user-cache.ts';
import { writeContentPolicies } from '../pages/content-policy.ts';
import { writeDiscoveryFiles } from '../pages/discovery.ts';
import { inlineStyles } from '../pages/inline-styles.ts';
import { writeLicenses } from '../pages/licenses.ts';
import { removeRedirects, writeMovedPages } from '../pages/moved-pages.ts';
import { buildServiceWorker } from '../pages/service-worker.ts';
import { inParallel } from '../tools/in-parallel.ts';
import { writeContentVersion } from './content-version.ts';

const compressible = /\.(html|js|css|svg|json|data|txt|xml|webmanifest)$/;
const minSizeToCompress = 256;
const filesAtOnce = 16;

/**
 * Turns the output of `react-router build` into files for a static host.
 * @param client the folder of the site, with the pages moved by `liftOutOfBase` and all files that were made of the content
 */
export async function finishSite(client: string): Promise<void> {
  await rm(path.join(client, '__spa-fallback.html'), { force: true });
  await removeDataOfData(client);
  await moveToCleanAddresses(client);
  await removeRedirects(client);
  await inlineStyles(client, siteBase());
  await writeMovedPages(client, siteBase());
  await writeContentPolicies(client);
  await writeDiscoveryFiles(client);
  await writeContentVersion(client);
  await buildServiceWorker(client, siteBase());
  await writeLicenses(client);
  // Without this file GitHub Pages drops files that start with an underscore, such as _.data.
  await writeFile(path.join(client, '.nojekyll'), '');
}

/** The endings of the files that React Router writes for pages; scripts and pictures have other endings. */
const pageFiles = /\.(html|data|json)$/;

/**
 * Moves the pages of a site with a base path to the top of the folder that is uploaded. React Router writes them into a folder
 * with the name of the base path, which may also be a folder of the site, such as `/pictures`. React Router's empty index.html at
 * the top is removed.
 * @param client the output of `react-router build`
 * @param base the site's folder on its host, `/` or `/folder/`
 */
export async function liftOutOfBase(client: string, base: string): Promise<void> {
  if (base === '/') return;
  await rm(path.join(client, 'index.html'), { force: true });
  const below = path.join(client, base);
  // The pages move in two steps, since the new path of a page may be the path of its old folder.
  const aside = `${client}-pages`;
  const pages = (await listFiles(below)).filter((file) => pageFiles.test(file));
  for (const page of pages) await move(page, path.join(aside, path.relative(below, page)));
  await removeEmptyFolders(path.join(client, base.split('/')[1] ?? ''));
  for (const page of await listFiles(aside)) await move(page, path.join(client, path.relative(aside, page)));
  await rm(aside, { recursive: true });
}

async function move(file: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await rename(file, to);
}

async function removeEmptyFolders(folder: string): Promise<void> {
  const inner = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  for (const { name } of inner) await removeEmptyFolders(path.join(folder, name));
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}

/** Removes the navigation data (`.json.data`) that React Router writes for JSON files: no link leads to a JSON file. */
async function removeDataOfData(client: string): Promise<void> {
  const files = (await listFiles(client)).filter((file) => file.endsWith('.json.data'));
  await Promise.all(files.map((file) => rm(file)));
}

/**
 * Moves every `x/index.html` below `folder`, except `index.html` of `folder` itself, to `x.html`, so that hosts answer `/x`
 * without a redirect to `/x/`. Folders that become empty are removed.
 */
async function moveToCleanAddresses(folder: string): Promise<void> {
  const files = await listFiles(folder);
  const pages = files.filter((file) => path.basename(file) === 'index.html' && path.dirname(file) !== folder);
  // The deepest pages come first: a folder is empty only when the folders inside it are removed.
  for (const page of pages.sort((a, b) => b.length - a.length)) {
    const pageFolder = path.dirname(page);
    await rename(page, `${pageFolder}.html`);
    if ((await readdir(pageFolder)).length === 0) await rmdir(pageFolder);
  }
}

/** Writes a .br and a .gz beside every text file of 256 bytes or more below `folder`; resolves to the number of text files. */
export async function compressFiles(folder: string): Promise<number> {
  const files = (await listFiles(folder)).filter((file) => compressible.test(file));
  let count = 0;
  // The number of files compressed in parallel is limited: all files of a large catalog at once would not fit in memory.
  const compress = async (file: string) => {
    if (await compressFile(file)) count += 1;
  };
  await inParallel(files, filesAtOnce, compress, 'compressed');
  return count;
}

async function compressFile(file: string): Promise<boolean> {
  if ((await stat(file)).size < minSizeToCompress) return false;
  const bytes = await readFile(file);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(
    `${file}.br`,
    await cached(`${digest}.br`, () => promisify(brotliCompress)(bytes, { params })),
  );
  await writeFile(`${file}.gz`, await cached(`${digest}.gz`, () => promisify(gzip)(bytes, { level: 9 })));
  return true;
}

async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: did react-router build run?`);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
