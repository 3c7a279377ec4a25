import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const minute = 60_000;

/**
 * Finds a full Chromium, as visitors use it, or installs one. chromium-headless-shell would be faster, but it lays out text
 * differently.
 * Resolves to the program's path, or to undefined if Playwright's own download is to be used.
 * Rejects with a message on what to install.
 */
export async function findOrInstallBrowser() {
  const found = findSystemBrowser();
  if (found) return found;
  if (await playwrightStarts()) return undefined;

  console.log('No browser found: downloading one with Playwright …');
  const playwright = path.join(root, 'node_modules', '.bin', 'playwright');
  // --with-deps would ask for a password unless this runs as root.
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

/** The path of the first of the given programs that runs on this machine. A program is given by its name or absolute path. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.resolve(folder, name)));
  // Some systems have only a stub instead of a program, which advises to install a package; such a stub fails on --version.
  return candidates.find((file) => spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0);
}

/** Installs packages of Debian or Ubuntu if that needs no password; failures are ignored. */
export async function installWithApt(packages) {
  const command = [...(isRoot() ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const [program, ...before] = command;
  await attempt(program, [...before, 'update'], 2 * minute);
  await attempt(program, [...before, 'install', '-y', ...packages], 5 * minute);
}

function isRoot() {
  return process.getuid?.() === 0;
}

/** Whether Playwright's browser starts: only a start proves that the download and the system libraries are complete. */
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

/** Runs a command without output or input for at most `timeout` ms; failures are ignored. */
export function attempt(command, args, timeout) {
  return new Promise((resolve) => {
    // The command gets its own process group, so that the timeout also ends its children; Windows has no process groups.
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
