import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '#scripts/tools/free-port.mjs';
import { copySite } from '../builds/copy-of-site.ts';
import { runGit } from './git.ts';

/** The owner's editor, running in a copy of the project whose remote is a repository on the same disk. */
export interface RunningEditor {
  url: string;
  /** The origin of the server that shows the preview of the site. */
  previewOrigin: string;
  folder: string;
  remote: string;
  /** The text of a file; the path is relative to the copy. */
  read: (file: string) => string;
  git: (...args: string[]) => string;
  /** Kills the editor without warning, like a power failure. */
  kill: () => Promise<void>;
  /** Starts the editor; resolves to the times (ms) until forms and previews were ready. */
  start: () => Promise<{ forms: number; previews: number }>;
  /** Pauses or continues the editor's process. */
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
  close: () => Promise<void>;
}

/** @param prepare changes the copy before it is committed */
export async function runEditor(prepare: (folder: string) => void = () => {}): Promise<RunningEditor> {
  const { folder, write } = copySite();
  prepare(folder);
  const remote = `${folder}.git`;
  write('.gitignore', readFileSync('.gitignore', 'utf8').replace('node_modules/', 'node_modules'));
  const git = (...args: string[]) => runGit(folder, ...args);
  git('init', '--quiet', '--initial-branch', 'main');
  // Without compression, and cloned instead of pushed, since packing the pictures would take half a minute.
  git('-c', 'core.looseCompression=0', 'add', '--all');
  git('commit', '--quiet', '--message', 'The site');
  git('clone', '--quiet', '--bare', folder, remote);
  git('remote', 'add', 'origin', remote);
  git('fetch', '--quiet', 'origin');

  const port = await findTwoPorts();
  let child: ChildProcess | undefined;
  const kill = async () => {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  };
  const start = async () => {
    const { NODE_ENV: _, ...env } = process.env;
    child = spawn(process.execPath, ['editor/server/main.ts'], {
      cwd: folder,
      env: { ...env, EDITOR_PORT: String(port), EDITOR_QUIET: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const began = performance.now();
    let forms = 0;
    let output = '';
    await new Promise<void>((resolve, reject) => {
      child?.stdout?.on('data', (chunk) => {
        output += chunk;
        if (forms === 0 && output.includes('The editor is ready')) forms = performance.now() - began;
        if (output.includes('The preview is ready')) resolve();
      });
      child?.once('exit', (code) => reject(new Error(`The editor ended with ${code}: ${output}`)));
    });
    return { forms, previews: performance.now() - began };
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    previewOrigin: `http://127.0.0.1:${port + 1}`,
    folder,
    remote,
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    git,
    kill,
    start,
    signal: (name) => child?.kill(name),
    close: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
      rmSync(remote, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** Finds a free port whose successor is free too: the editor uses both. */
async function findTwoPorts(): Promise<number> {
  for (;;) {
    const port = await findFreePort();
    if (port < 65_000) return port;
  }
}
