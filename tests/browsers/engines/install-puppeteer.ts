import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../../scripts/run.mjs';

const folder = path.join(import.meta.dirname, '..');
const lockFile = path.join(folder, 'package-lock.json');
const installed = path.join(folder, 'node_modules', '.package-lock.json');
const driver = 'node_modules/puppeteer-core';

/** Installs what drives Firefox where it is missing or another version; tells whether it is there. */
export async function installPuppeteer(mayInstall: boolean): Promise<boolean> {
  if (versionIn(installed) === versionIn(lockFile)) return true;
  if (!mayInstall) return false;
  console.log('installing what drives Firefox (npm ci in tests/browsers) …');
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['ci', '--prefix', folder, ...options]).catch((error: Error) =>
    console.log(error.message),
  );
  return versionIn(installed) === versionIn(lockFile);
}

function versionIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  return packages[driver]?.version;
}
