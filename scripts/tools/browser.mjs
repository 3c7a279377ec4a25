import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const minute = 60_000;

/**
 * Finds a whole Chromium, as visitors have it, and installs one when there is none: the engine without windows
 * (chromium-headless-shell) is quicker, but lays out text otherwise.
 * Resolves to the program's path, or to undefined when Playwright's own download is to be used.
 * Rejects with a message that says what to install.
 */
export async function findOrInstallBrowser() {
  const found = findSystemBrowser();
  if (found) return found;
  if (await playwrightStarts()) return undefined;

  console.log('No browser found: downloading one with Playwright …');
  const playwright = path.join(root, 'node_modules', '.bin', 'playwright');
  // --with-deps asks for a password where this is not root.
  await attempt(playwright, ['install', 'chromium', ...(isRoot() ? ['--with-deps'] : [])], 3 * minute);
  if (await playwrightStarts()) return undefined;

  console.log('That did not work: installing Chromium with apt-get …');
  await installWithApt(['chromium']);
  const installed = findSystemBrowser();
  if (installed) return installed;

  throw new Error(
    'The browser checks need Chromium or Google Chrome, and none could be installed.\n' +
      'Install one so that "chromium" or "google-chrome" starts from the command line, or set CHROMIUM_PATH.',
  );
}

function findSystemBrowser() {
  return process.env.CHROMIUM_PATH || findProgram(systemNames);
}

/** The path of the first of these programs that is on this machine; names may be whole paths. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.resolve(folder, name)));
  // Asking for the version tells a real browser from a stub that only advises to install a package.
  return candidates.find((file) => spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0);
}

/** Installs packages of Debian or Ubuntu where that needs no password; a failure is not an error here. */
export async function installWithApt(packages) {
  const command = [...(isRoot() ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const [program, ...before] = command;
  await attempt(program, [...before, 'update'], 2 * minute);
  await attempt(program, [...before, 'install', '-y', ...packages], 5 * minute);
}

function isRoot() {
  return process.getuid?.() === 0;
}

/** Starting it is the only proof that the download is complete and that its system libraries are there. */
async function playwrightStarts() {
  try {
    const { chromium } = await import('@playwright/test');
    const browser = await chromium.launch();
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Runs a command without output or questions; a failure or a running out of time is not an error here. */
export function attempt(command, args, timeout) {
  return new Promise((resolve) => {
    // A process group of its own, so that the time limit ends its children too; Windows has none.
    const hasGroup = process.platform !== 'win32';
    const child = spawn(command, args, { cwd: root, stdio: 'ignore', detached: hasGroup });
    const stop = () => (hasGroup ? process.kill(-child.pid, 'SIGKILL') : child.kill());
    const timer = setTimeout(stop, timeout);
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    child.on('error', finish);
    child.on('exit', finish);
  });
}
