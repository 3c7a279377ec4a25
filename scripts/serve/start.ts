import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workFolder } from '#model/on-disk/folders.server.ts';
import { siteBase } from '#model/on-disk/site-base.ts';
import { buildPages } from '../build/build-pages.ts';
import { readCheckedContent } from '../build/check-content.ts';
import { finishSite, liftOutOfBase } from '../build/finish.ts';
import { removeFormerFiles } from '../build/former-files.ts';
import { isCurrent, siteStamp, stampFile } from '../build/site-stamp.ts';
import { OnDemandSite } from '../made-files/on-demand-site.ts';
import { logCacheFolder } from '../made-files/user-cache.ts';
import { serveSite } from '../serve.ts';
import { run } from '../tools/run.mjs';
import { runScript } from '../tools/run-script.ts';

const root = path.join(import.meta.dirname, '..', '..');
/** The folder of the complete site, with all pictures and PDFs. */
const whole = path.join(root, 'build');
/**
 * The folder of a site that has only pages yet. scripts/start.mjs sets a separate work folder for it, so that the complete
 * site stays untouched.
 */
const pages = path.join(workFolder, 'build');

/**
 * Serves the site as soon as its pages are built. Pictures, link previews and PDFs are made when a browser requests them, all
 * others in the background; then the complete site is built into build/client and served from there.
 */
async function start(): Promise<void> {
  await removeFormerFiles();
  const stamp = await siteStamp();
  if (await isCurrent(whole, stamp)) {
    await serveSite({ folder: path.join(whole, 'client') });
    return;
  }
  logCacheFolder();
  const site = new OnDemandSite();
  const prepared = readCheckedContent().then((content) => site.prepare(content));
  if (!(await isCurrent(pages, stamp))) {
    await rm(pages, { recursive: true, force: true });
    await Promise.all([prepared, buildPages(pages, prepared)]);
    await liftOutOfBase(path.join(pages, 'client'), siteBase());
    await finishSite(path.join(pages, 'client'));
    await writeFile(stampFile(pages), stamp);
  }
  await prepared;
  const server = await serveSite({
    folder: path.join(pages, 'client'),
    sendLater: (address, request, response) => site.send(address, request, response),
  });
  console.log('Pictures and PDFs that nobody has asked for yet are made meanwhile.');
  if (!(await site.makeRemaining('pictures and PDFs'))) return;
  try {
    await run('node', ['scripts/build/build.ts'], { isLowPriority: true, env: { WORK_FOLDER: undefined } });
  } catch {
    console.error('The whole site could not be built; what is served stays as it is.');
    return;
  }
  server.show(path.join(whole, 'client'));
  console.log('All is made: the whole site stands in build/client.');
}

await runScript(start);
