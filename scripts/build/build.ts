import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workFolder } from '#model/on-disk/folders.server.ts';
import { siteBase } from '#model/on-disk/site-base.ts';
import { MadeFiles } from '../made-files/made-files.ts';
import { logCacheFolder, trimCache } from '../made-files/user-cache.ts';
import { runScript } from '../tools/run-script.ts';
import { buildPages } from './build-pages.ts';
import { readCheckedContent } from './check-content.ts';
import { compressFiles, finishSite, liftOutOfBase } from './finish.ts';
import { removeFormerFiles } from './former-files.ts';
import { prepare } from './prepare.ts';
import { siteStamp, stampFile } from './site-stamp.ts';

const finished = path.join(workFolder, 'build');
/** The site is built in this folder and moved when it is complete, so that half a site is never served. */
const unfinished = path.join(workFolder, '.cache', 'build');

/**
 * Builds the whole site into build/client, ready to be put online. The folder holds a complete site or does not exist.
 * Independent steps run in parallel; prerendering waits for the PDFs, since pages show their sizes.
 */
async function build(): Promise<void> {
  const begun = performance.now();
  // In production the content is read once and kept in memory (see read-once.server.ts).
  process.env.NODE_ENV = 'production';
  await Promise.all([finished, unfinished].map((folder) => rm(folder, { recursive: true, force: true })));
  await removeFormerFiles();
  logCacheFolder();
  const stamp = siteStamp();
  const files = new MadeFiles();
  const made = path.join(unfinished, 'made');

  const prepared = readCheckedContent().then(prepare);
  const pageDataReady = prepared.then(async ({ paper }) => {
    files.add(paper.recipes);
    await files.write(paper.recipes, made, 'PDF');
    await paper.complete((file) => readFile(path.join(made, file)));
  });
  const all = prepared.then(async ({ pictures, previews, appFiles }) => {
    const recipes = new Map([...pictures, ...previews, ...appFiles]);
    files.add(recipes);
    await files.write(recipes, made, 'pictures');
  });
  await Promise.all([
    stamp,
    pageDataReady,
    all,
    buildPages(path.join(unfinished, 'site'), prepared, pageDataReady),
  ]);

  const site = path.join(unfinished, 'site', 'client');
  await liftOutOfBase(site, siteBase());
  for (const name of await readdir(made)) await rename(path.join(made, name), path.join(site, name));
  await finishSite(site);
  await compressFiles(site);
  await mkdir(finished, { recursive: true });
  await rename(site, path.join(finished, 'client'));
  await writeFile(stampFile(finished), await stamp);
  await trimCache();
  console.log(`built in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

await runScript(build);
