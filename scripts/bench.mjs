// `npm run bench`: installs what is missing, builds, and measures the built site. Only node: modules until the
// install is done. Its flags go to bench/bench.ts; --no-build measures what build/client holds already.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOrInstallBrowser } from './browser.mjs';
import { installWhatIsMissing } from './install.mjs';
import { run } from './run.mjs';

const bench = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'bench');
const stampFile = path.join(bench, 'node_modules', '.bench-install');

/** The benchmark's own packages are not among the site's: who only builds the site never downloads them. */
async function installBenchPackages() {
  const lock = readFileSync(path.join(bench, 'package-lock.json'));
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Installing the packages of the benchmark (npm ci --prefix bench) …');
  await run('npm', ['ci', '--prefix', 'bench', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stampFile, stamp);
}

try {
  const flags = process.argv.slice(2);
  await installWhatIsMissing();
  await installBenchPackages();
  const browser = await findOrInstallBrowser();
  // A wrong flag is told before the build, not after it.
  await run('node', ['bench/options.ts', ...flags]);
  if (!flags.includes('--no-build')) await run('node', ['scripts/build.ts']);
  await run('node', ['bench/bench.ts', ...flags], { env: browser ? { CHROMIUM_PATH: browser } : {} });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
