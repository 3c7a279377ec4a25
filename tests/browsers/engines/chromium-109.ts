import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { installPackagesOf } from '#scripts/install.mjs';
import type { Driver, Engine } from '../driver.ts';
import { pageTab } from './page-tab.ts';

const packages = path.join(import.meta.dirname, '..', 'packages', 'node_modules');
const packed = path.join(packages, '@sparticuz', 'chromium', 'bin', 'chromium.br');
const program = path.join(packages, '.chromium-109', 'chromium');

/**
 * The oldest Chromium that the site supports (docs/browsers.md). Its program comes from an npm package, for Linux only; a
 * puppeteer-core of the same year drives it.
 */
export function chromium109Engine(): Engine {
  return { description: 'puppeteer-core 19 on the package @sparticuz/chromium', start };
}

async function start(): Promise<Driver> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      `Chromium 109 is had for Linux on x64 alone, not for ${process.platform} on ${process.arch}`,
    );
  await installPackagesOf('tests/browsers/packages');
  await unpack();
  const { puppeteer19 } = await import('../packages/puppeteer-19.ts');
  const browser = await puppeteer19.launch({
    executablePath: program,
    headless: true,
    // The package contains neither a sandbox nor a zygote process, so Chromium must start without them.
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-background-networking'],
  });
  return {
    version: await browser.version(),
    async newTab() {
      const context = await browser.createIncognitoBrowserContext();
      const page = await context.newPage();
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      return {
        ...pageTab(page),
        resize: (width, height) => page.setViewport({ width, height }),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

/** Unpacks the program into a temporary file and renames it, so that an existing program is always complete. */
async function unpack() {
  if (existsSync(program)) return;
  await mkdir(path.dirname(program), { recursive: true });
  const unfinished = `${program}.${process.pid}`;
  await pipeline(
    createReadStream(packed),
    createBrotliDecompress(),
    createWriteStream(unfinished, { mode: 0o755 }),
  );
  await rename(unfinished, program);
}
