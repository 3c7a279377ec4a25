import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '#scripts/tools/free-port.mjs';
import type { Driver, Engine } from '../driver.ts';
import { startSession, tabOf } from './web-driver.ts';

/* The browser runs in full screen: without a toolbar, whose width would prevent a window as narrow as a phone. */
const capabilities = { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } };

/** WebKitGTK's MiniBrowser on a virtual screen, driven over WebDriver. */
export function webKitGtkEngine(): Engine {
  return { description: 'WebKitWebDriver in xvfb-run', start };
}

async function start(): Promise<Driver> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'webkit-'));
  // Animations are off in GTK's settings, from which WebKit derives prefers-reduced-motion.
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  // Without padding around the browser's own buttons the window can be 320 px wide.
  await writeFile(path.join(home, 'gtk-3.0', 'gtk.css'), '* { min-width: 0; padding: 0; margin: 0 }\n');
  const port = await findFreePort();
  const server = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    {
      stdio: 'ignore',
      env: { ...process.env, TMPDIR: home, XDG_CONFIG_HOME: home, GDK_BACKEND: 'x11' },
      // The virtual screen and the browser share a process group of their own, so that ending the group ends both.
      detached: true,
    },
  );
  const ended = once(server, 'exit');
  const close = async () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
    await ended.catch(() => {});
    await rm(home, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([answers(address), ended.then(() => Promise.reject(new Error('It does not start')))]);
    const first = await startSession(address, capabilities);
    await first.end();
    return {
      version: `WebKitGTK ${first.capabilities.browserVersion}`,
      // Each tab gets its own session, whose storage is deleted when the session ends.
      newTab: async () => tabOf(await startSession(address, capabilities)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function answers(address: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(`${address}/status`).catch(() => null);
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}
