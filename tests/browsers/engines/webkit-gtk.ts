import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Driver, Engine } from '../driver.ts';
import { watchedSite } from './watched-site.ts';
import { startSession, tabOf } from './web-driver.ts';

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
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: home, GDK_BACKEND: 'x11' },
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(address);

  // Full screen has no toolbar, which would keep the window from being as narrow as a phone.
  const session = () =>
    startSession(address, {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
    });
  const first = await session();
  const { browserVersion } = first.capabilities;
  await first.ask('DELETE', '');
  return {
    version: `WebKitGTK ${browserVersion}`,
    // A session starts a browser of its own, which keeps nothing when it ends.
    newTab: async () => tabOf(await session(), watched.url),
    async close() {
      for (const program of [server, screen]) await stop(program);
      await watched.close();
      await rm(home, { recursive: true, force: true });
    },
  };
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

async function stop(program: ChildProcess) {
  if (program.exitCode !== null) return;
  program.kill();
  await once(program, 'exit');
}
