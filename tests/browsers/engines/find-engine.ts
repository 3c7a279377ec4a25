import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { attempt, findOrInstallBrowser } from '../../../scripts/browser.mjs';
import type { Engine, EngineName } from '../driver.ts';
import { findProgram } from './find-program.ts';
import { firefoxEngine } from './firefox.ts';
import { installPuppeteer } from './install-puppeteer.ts';
import { playwrightEngine } from './playwright.ts';
import { webKitGtkEngine } from './webkit-gtk.ts';

const minute = 60_000;
const playwright = path.join(import.meta.dirname, '..', '..', '..', 'node_modules', '.bin', 'playwright');

/* What apt-get is asked for where neither the machine nor Playwright has the engine. */
const packages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
};

/** An engine, or why there is none. */
type Found = Engine | { missing: string };

/**
 * Finds an engine: on this machine, then Playwright's own build, then, where that may be, Playwright's download and
 * the packages of Debian and Ubuntu. Each is started once before it counts as found.
 */
export async function findEngine(name: EngineName, { mayInstall }: { mayInstall: boolean }): Promise<Found> {
  if (name === 'chromium') return findChromium();
  const reasons: string[] = [];
  const candidates: (() => Promise<Engine | undefined>)[] = [
    () => onMachine(name, mayInstall),
    async () => playwrightEngine(name),
    ...(mayInstall ? [() => downloaded(name), () => packaged(name)] : []),
  ];
  for (const find of candidates) {
    const engine = await find();
    if (!engine) continue;
    const problem = await whyNot(engine);
    if (!problem) return engine;
    reasons.push(`${engine.description}: ${problem}`);
  }
  return {
    missing: `not on this machine${mayInstall ? ' and not to be installed' : ''} (${reasons.join('; ')})`,
  };
}

async function findChromium(): Promise<Found> {
  try {
    return playwrightEngine('chromium', await findOrInstallBrowser());
  } catch (error) {
    return { missing: firstLine(error) };
  }
}

async function onMachine(name: 'firefox' | 'webkit', mayInstall: boolean): Promise<Engine | undefined> {
  if (name === 'firefox') {
    const program = process.env.FIREFOX_PATH ?? findProgram(['firefox-esr', 'firefox']);
    return program && (await installPuppeteer(mayInstall)) ? firefoxEngine(program) : undefined;
  }
  const driver = findProgram(['WebKitWebDriver']);
  const xvfb = findProgram(['Xvfb']);
  const browser = findMiniBrowser();
  return driver && xvfb && browser ? webKitGtkEngine({ driver, browser, xvfb }) : undefined;
}

/* WebKitGTK's small browser stands beside the library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function findMiniBrowser(): string | undefined {
  if (process.env.MINIBROWSER_PATH) return process.env.MINIBROWSER_PATH;
  const list = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
  const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib64'].flatMap((folder) => [
    folder,
    ...list(folder).map((inner) => path.join(folder, inner)),
  ]);
  return libraries
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => path.join(folder, name, 'MiniBrowser')),
    )
    .find((file) => existsSync(file));
}

async function downloaded(name: 'firefox' | 'webkit'): Promise<Engine> {
  console.log('not on this machine: downloading it with Playwright …');
  await attempt(playwright, ['install', name], 2 * minute);
  return playwrightEngine(name);
}

async function packaged(name: 'firefox' | 'webkit'): Promise<Engine | undefined> {
  console.log('that did not work: installing it with apt-get …');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [program = '', ...before] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  await attempt(program, [...before, 'update'], 2 * minute);
  await attempt(
    program,
    [...before, 'install', '-y', '--no-install-recommends', ...packages[name]],
    5 * minute,
  );
  return onMachine(name, true);
}

/** Starting it is the only proof that all its parts are there. */
async function whyNot(engine: Engine): Promise<string | undefined> {
  try {
    const driver = await engine.start('http://localhost');
    await driver.close();
    return undefined;
  } catch (error) {
    return firstLine(error);
  }
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n').find((line) => /\w/.test(line)) ?? 'it does not start';
}
