import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { executablePath } from '../phone.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** The conditions of the measurement: times of two machines cannot be compared. */
export function readEnvironment() {
  const cores = os.cpus();
  return {
    at: new Date().toISOString(),
    commit: read('git', ['describe', '--always', '--dirty']),
    processor: `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}`,
    load: os.loadavg().map((load) => Number(load.toFixed(2))),
    system: `${os.type()} ${os.release()}`,
    node: process.versions.node,
    browser: `${read(executablePath, ['--version'])} (${path.basename(executablePath)}, --headless=new)`,
  };
}

function read(command: string, args: string[]): string {
  try {
    return execFileSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
