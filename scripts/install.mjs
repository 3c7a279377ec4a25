// This file runs on the machine's own Node (20 or newer) before packages are installed, so it imports only node: modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledNode, programOf, run } from './tools/run.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const npmCi = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
const minimumBundledMajor = 22;
const minimumOwnNode = [22, 22];

/**
 * Installs the packages if node_modules is missing or was installed from another package-lock.json, and makes sure that a recent
 * Node can run the project.
 * Rejects with a message on what to do.
 */
export async function installWhatIsMissing() {
  expectPlainPath();
  if (!isInstalled(root)) {
    console.log('Installing the packages (npm ci) …');
    // --include=dev: NODE_ENV=production would leave out the build's tools. npm runs on the machine's Node, since npm may replace
    // the project's own Node meanwhile. Warnings that the machine's Node is too old would mislead (--loglevel=error hides them):
    // the tools run on the project's own Node.
    await run('npm', [...npmCi, '--include=dev'], { onMachineNode: true });
    await checkNode();
    writeFileSync(stampFile(root), installStamp(root));
    return;
  }
  await checkNode();
}

/**
 * Makes sure that the build can run, without installing anything.
 * @throws Error with one sentence on what to do
 */
export function expectInstalled() {
  expectPlainPath();
  const missing = ['vite', '@react-router/dev', 'sharp'].filter(
    (name) => !existsSync(path.join(root, 'node_modules', name)),
  );
  if (missing.length > 0)
    throw new Error(
      `Packages that the build needs are not installed (${missing.join(', ')}): npm ci --include=dev installs them.`,
    );
  if (!hasBundledNode() && !isRecentEnough()) throw new Error(missingNode());
}

/** Rejects characters in the project's path that Vite would read as parts of a URL. */
function expectPlainPath() {
  const character = root.match(/[#%?]/)?.[0];
  if (character)
    throw new Error(
      `The project cannot be built in ${root}: please rename the folder whose name has a ${character}.`,
    );
}

/**
 * Installs the packages of a folder with a package.json of its own, such as `bench/packages`. They are separate so that a build of
 * the site does not download them. Rejects if npm fails.
 */
export async function installPackagesOf(folder) {
  const packageFolder = path.join(root, folder);
  if (isInstalled(packageFolder)) return;
  console.log(`Installing the packages of ${folder} (npm ci) …`);
  await run('npm', [...npmCi, '--prefix', folder]);
  writeFileSync(stampFile(packageFolder), installStamp(packageFolder));
}

function isInstalled(folder) {
  const file = stampFile(folder);
  return existsSync(file) && readFileSync(file, 'utf8') === installStamp(folder);
}

function stampFile(folder) {
  return path.join(folder, 'node_modules', '.sindian-install');
}

/**
 * A text that identifies the installed packages: it changes with the locked versions and with the platform, for which npm
 * selects native packages.
 */
function installStamp(folder) {
  const lock = readFileSync(path.join(folder, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

async function checkNode() {
  if (hasBundledNode() || isRecentEnough()) return;
  // If npm blocks install scripts, the package "node" has no program; `npm rebuild` may add it.
  await quietly(['rebuild', 'node']);
  if (hasBundledNode()) return;
  throw new Error(missingNode());
}

function missingNode() {
  return (
    `npm did not put the project's own Node 24 (the package "node") into place, and Node ${process.versions.node} of this machine ` +
    `is too old for the build: delete node_modules, let npm run install scripts (npm config set ignore-scripts false) and ` +
    `start again, or install Node ${minimumOwnNode.join('.')} or newer.`
  );
}

function hasBundledNode() {
  if (!existsSync(bundledNode)) return false;
  const { stdout } = spawnSync(bundledNode, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return Number.parseInt(stdout ?? '', 10) >= minimumBundledMajor;
}

function isRecentEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > minimumOwnNode[0] || (major === minimumOwnNode[0] && minor >= minimumOwnNode[1]);
}

function quietly(args) {
  return new Promise((resolve) => {
    const [program, ...first] = programOf('npm');
    const child = spawn(program, [...first, ...args], { cwd: root, stdio: 'ignore' });
    child.on('error', resolve);
    child.on('exit', resolve);
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  installWhatIsMissing().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
