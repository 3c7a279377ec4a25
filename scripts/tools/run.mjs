// This file runs on the machine's own Node (20 or newer) before packages are installed, so it imports only node: modules.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const binaries = path.join(root, 'node_modules', '.bin');

/** The project's own Node, once it is installed. */
export const bundledNode = path.join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/**
 * Runs a command in the project's folder, shows its output, and resolves when it has ended with code 0.
 * `command` is `npm`, `node` or any program of node_modules/.bin; that folder is first in PATH, so `node` is the project's own.
 * `options.env` adds variables; `options.onMachineNode` leaves that folder out of PATH; `options.isLowPriority` lowers the
 * priority of the process; `options.isQuiet` shows the output only if the command fails, in the error's message.
 * Rejects if the command cannot start or ends with another code than 0; the last line of the message names the reason.
 * SIGINT and SIGTERM are forwarded to the command; then this process ends with 130 or 143.
 */
export function run(command, args = [], options = {}) {
  return new Promise((resolve, reject) => {
    const [program, ...first] = programOf(command, options.onMachineNode);
    const child = spawn(program, [...first, ...args], {
      cwd: root,
      stdio: options.isQuiet ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, PATH: searchPath(options.onMachineNode), ...options.env },
    });
    if (options.isLowPriority && child.pid)
      os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part));
    const stop = () => child.kill();
    process.once('exit', stop);
    let stoppedBy;
    const forward = (signal) => {
      stoppedBy = signal;
      // In a terminal the command also receives Ctrl+C itself; a second SIGINT would interrupt its clean-up.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    const stopForwarding = () => {
      process.off('exit', stop);
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
    };
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    child.on('error', (error) => {
      stopForwarding();
      reject(new Error(`${command} could not be started: ${error.message}`));
    });
    child.on('close', (code, signal) => {
      stopForwarding();
      if (stoppedBy) process.exit(128 + os.constants.signals[stoppedBy]);
      if (code === 0) resolve();
      else
        reject(
          new Error(`${output}${[command, ...args].join(' ')} failed (${signal ?? `exit code ${code}`})`),
        );
    });
  });
}

/**
 * The program to start for a command, and its first arguments. On Windows npm is a script (npm.cmd), which `spawn` cannot start, so
 * Node runs npm's own program.
 */
export function programOf(command, onMachineNode = false) {
  if (command === 'node' && !onMachineNode && existsSync(bundledNode)) return [bundledNode];
  const npm = command === 'npm' ? npmProgram() : undefined;
  return npm ? [process.execPath, npm] : [command];
}

/** The path of npm-cli.js: of the npm that runs this process, or of the npm that was installed with Node. */
function npmProgram() {
  const beside = path.join(path.dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  return [process.env.npm_execpath, beside].find((file) => file?.endsWith('npm-cli.js') && existsSync(file));
}

function searchPath(onMachineNode) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== binaries);
  return (onMachineNode ? folders : [binaries, ...folders]).join(path.delimiter);
}
