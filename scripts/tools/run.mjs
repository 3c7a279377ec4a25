// Starts on the machine's own Node 20, before anything is installed: only node: modules here.
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
 * Runs a command in the project's folder with its output shown, and resolves when it has ended well.
 * `command` is `npm`, `node` or any program of node_modules/.bin; that folder stands first in PATH, so `node`
 * is the project's own. `options.env` adds variables; `options.onMachineNode` leaves that folder out of PATH;
 * `options.isBehind` lets all else on the computer go first; `options.isQuiet` shows the output only where the command fails, in the message.
 * Rejects when the command cannot start or ends with another code than 0; the last line of the message says so.
 * SIGINT and SIGTERM reach the command; when it was stopped that way, this process ends with 130 or 143.
 */
export function run(command, args = [], options = {}) {
  return new Promise((resolve, reject) => {
    const [program, ...first] = programOf(command, options.onMachineNode);
    const child = spawn(program, [...first, ...args], {
      cwd: root,
      stdio: options.isQuiet ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, PATH: searchPath(options.onMachineNode), ...options.env },
    });
    if (options.isBehind && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part));
    const stop = () => child.kill();
    process.once('exit', stop);
    let stoppedBy;
    const forward = (signal) => {
      stoppedBy = signal;
      // Ctrl+C in a terminal has reached the command already; a second SIGINT would cut its clean-up short.
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
 * What is started for a command, and its first arguments. On Windows npm and the programs of node_modules/.bin are scripts
 * (npm.cmd), which `spawn` does not start: npm is run by Node itself there.
 */
export function programOf(command, onMachineNode = false) {
  if (command === 'node' && !onMachineNode && existsSync(bundledNode)) return [bundledNode];
  const npm = command === 'npm' ? npmProgram() : undefined;
  return npm ? [process.execPath, npm] : [command];
}

/** npm's own program: of the npm that runs this, or of the one that came with Node. */
function npmProgram() {
  const beside = path.join(path.dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  return [process.env.npm_execpath, beside].find((file) => file?.endsWith('npm-cli.js') && existsSync(file));
}

function searchPath(onMachineNode) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== binaries);
  return (onMachineNode ? folders : [binaries, ...folders]).join(path.delimiter);
}
