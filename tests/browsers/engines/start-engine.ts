import path from 'node:path';
import { attempt, findOrInstallBrowser, findProgram, installWithApt } from '#scripts/tools/browser.mjs';
import type { Driver, Engine, EngineName } from '../driver.ts';
import { chromium109Engine } from './chromium-109.ts';
import { firefoxEngine } from './firefox.ts';
import { playwrightEngine } from './playwright.ts';
import { webKitGtkEngine } from './webkit-gtk.ts';

const playwright = path.join(import.meta.dirname, '..', '..', '..', 'node_modules', '.bin', 'playwright');
const firefoxes = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/* The packages that apt-get installs if neither the machine nor Playwright has the engine. */
const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'] };

/**
 * Starts a browser engine. Tries in this order: the engine of this machine, the one that Playwright has installed before, one that Playwright downloads now, and the packages of Debian and Ubuntu.
 * @throws with all reasons if none of them starts
 */
export async function startEngine(name: EngineName): Promise<Driver> {
  if (name === 'chromium-109') return chromium109Engine().start();
  if (name === 'chromium') return playwrightEngine(name, await findOrInstallBrowser()).start();
  const install: [what: string, work: () => Promise<void>, find: () => Engine][] = [
    ['', async () => {}, () => onMachine(name)],
    ['', async () => {}, () => playwrightEngine(name)],
    [
      'downloading it with Playwright',
      () => attempt(playwright, ['install', name], 120_000),
      () => playwrightEngine(name),
    ],
    ['installing it with apt-get', () => installWithApt(packages[name]), () => onMachine(name)],
  ];
  const reasons: string[] = [];
  for (const [what, work, find] of install) {
    if (what) console.log(`${name} is not on this machine: ${what} …`);
    await work();
    const { description, start } = find();
    try {
      return await start();
    } catch (error) {
      const [line = ''] = (error as Error).message.split('\n').filter((one) => /\w/.test(one));
      reasons.push(`${description}: ${line}`);
    }
  }
  throw new Error(`${name} can neither be found nor installed (${reasons.join('; ')})`);
}

function onMachine(name: 'firefox' | 'webkit'): Engine {
  if (name === 'webkit') return webKitGtkEngine();
  return firefoxEngine(process.env.FIREFOX_PATH ?? findProgram(firefoxes) ?? 'firefox');
}
