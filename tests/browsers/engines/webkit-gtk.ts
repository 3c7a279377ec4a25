import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Driver, Engine } from '../driver.ts';
import { watchedSite } from './watched-site.ts';
import { type Session, startSession, tabOf } from './web-driver.ts';

/** The programs that WebKitGTK is tested with. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  /** Draws windows that nobody sees. */
  xvfb: string;
}

/** WebKitGTK's own small browser on a screen of its own, driven over WebDriver. */
export function webKitGtkEngine(programs: WebKitPrograms): Engine {
  return {
    description: `WebDriver on ${programs.browser}`,
    start: (site) => start(programs, site),
  };
}

async function start({ driver, browser, xvfb }: WebKitPrograms, site: string): Promise<Driver> {
  const watched = await watchedSite(site);
  const home = await mkdtemp(path.join(os.tmpdir(), 'webkit-'));
  // GTK's switch for animations is what WebKit answers to prefers-reduced-motion.
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  // Without room around the browser's own buttons a window can be 320 px wide.
  await writeFile(path.join(home, 'gtk-3.0', 'gtk.css'), '* { min-width: 0; padding: 0; margin: 0 }\n');
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen);
  const env = { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: home, GDK_BACKEND: 'x11' };
  const close = async () => {
    await stop(screen);
    await watched.close();
    await rm(home, { recursive: true, force: true });
  };
  try {
    const { session, end } = await startBrowser(driver, browser, env);
    await end();
    return {
      version: `WebKitGTK ${session.capabilities.browserVersion}`,
      async newTab() {
        const { session, end } = await startBrowser(driver, browser, env);
        return { ...tabOf(session, watched.url), close: end };
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/* A browser of its own keeps nothing when it ends. Now and then one does not answer: the second try is the last. */
async function startBrowser(driver: string, browser: string, env: NodeJS.ProcessEnv, triesLeft = 1) {
  const port = await freePort();
  // A process group of its own, so that the browser ends with what drives it.
  const server = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env, detached: true });
  const end = () => stop(server, { withGroup: true });
  try {
    const address = `http://127.0.0.1:${port}`;
    await answers(address);
    // Full screen has no toolbar, which would keep the window from being as narrow as a phone.
    const session: Session = await startSession(address, {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
    });
    return { session, end };
  } catch (error) {
    await end();
    if (triesLeft === 0) throw error;
    return startBrowser(driver, browser, env, triesLeft - 1);
  }
}

/* Xvfb says the number of its screen on its fourth channel. */
async function firstLine(program: ChildProcess): Promise<string> {
  const channel = program.stdio[3];
  if (!channel) throw new Error('Xvfb has no channel to answer on');
  const failed = once(program, 'exit').then(() => Promise.reject(new Error('Xvfb does not start')));
  const [line] = await Promise.race([once(channel, 'data'), failed]);
  failed.catch(() => {});
  return String(line).trim();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function answers(address: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(`${address}/status`).catch(() => null);
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function stop(program: ChildProcess, { withGroup = false } = {}) {
  if (program.exitCode !== null || program.signalCode !== null || !program.pid) return;
  const ended = once(program, 'exit');
  process.kill(withGroup ? -program.pid : program.pid, 'SIGTERM');
  await ended;
}
