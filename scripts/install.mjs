// Starts on the machine's own Node 20, before anything is installed: only node: modules here.
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
 * Installs the packages when node_modules is missing or was not installed from the present package-lock.json,
 * and makes sure that a recent Node is there to run the project.
 * Rejects with a message that says what to do.
 */
export async function installWhatIsMissing() {
  expectPlainPath();
  if (!isInstalled(root)) {
    console.log('Installing the packages (npm ci) …');
    // NODE_ENV=production would leave out the build's own tools; warnings that the machine's Node is too old for
    // some of them mislead, since the project's own runs them; and the Node being replaced must not run this.
    await run('npm', [...npmCi, '--include=dev'], { onMachineNode: true });
    await checkNode();
    writeFileSync(stampFile(root), installStamp(root));
    return;
  }
  await checkNode();
}

/**
 * Makes sure that the build can run as it is started, without installing anything.
 * @throws Error with what to do, in a sentence
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

/** Vite takes these signs of a path for parts of an address. */
function expectPlainPath() {
  const sign = root.match(/[#%?]/)?.[0];
  if (sign)
    throw new Error(
      `The project cannot be built in ${root}: please rename the folder whose name has a ${sign}.`,
    );
}

/**
 * Installs the packages of a folder that has some of its own, such as `bench/packages`: who only builds the site never
 * downloads them. Rejects where npm fails.
 */
export async function installPackagesOf(folder) {
  const place = path.join(root, folder);
  if (isInstalled(place)) return;
  console.log(`Installing the packages of ${folder} (npm ci) …`);
  await run('npm', [...npmCi, '--prefix', folder]);
  writeFileSync(stampFile(place), installStamp(place));
}

function isInstalled(folder) {
  const file = stampFile(folder);
  return existsSync(file) && readFileSync(file, 'utf8') === installStamp(folder);
}

function stampFile(folder) {
  return path.join(folder, 'node_modules', '.sindian-install');
}

/** What an install depends on: the locked versions, and the machine that native packages were chosen for. */
function installStamp(folder) {
  const lock = readFileSync(path.join(folder, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

async function checkNode() {
  if (hasBundledNode() || isRecentEnough()) return;
  // An npm that blocks install scripts leaves the package without its program; asking for it once more may help.
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
