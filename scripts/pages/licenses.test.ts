import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { licenseLists, listShipped, writeLicenses } from './licenses.ts';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const bundled = [
  { name: 'react', version: '19.3.1', identifier: 'MIT', text: 'Copyright (c) Meta' },
  { name: 'scheduler', version: '0.28.0', identifier: 'MIT', text: 'Copyright (c) Meta' },
];
let client = '';

function writeList(packages: object[]) {
  mkdirSync(path.join(client, '.vite'), { recursive: true });
  writeFileSync(path.join(client, licenseLists.site), JSON.stringify(packages));
}

beforeEach(() => {
  client = mkdtempSync(path.join(tmpdir(), 'licenses-'));
});
afterEach(() => rmSync(client, { recursive: true }));

test('packages that the bundler lists and fonts are listed, each with its license and terms', async () => {
  writeList(bundled);
  await writeLicenses(client);
  const text = readFileSync(path.join(client, 'licenses.txt'), 'utf8');
  const fonts = Object.keys(devDependencies).filter((name) => /^@(fontsource|expo)/.test(name));
  for (const name of ['react', 'scheduler', 'turbo-stream', ...fonts]) {
    expect(text).toMatch(new RegExp(`^${name} .*: [A-Z][\\w. -]+$`, 'm'));
  }
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

test('a package without terms stops the build', async () => {
  writeList([...bundled, { name: 'nobody', version: '1.0.0' }]);
  await expect(listShipped(client)).rejects.toThrow('nobody 1.0.0 comes without a license');
});

test('every package of the site stands in the page of reasons', () => {
  const reasons = readFileSync('docs/decisions/07-packages.md', 'utf8');
  const named = (name: string) =>
    [name, `${name.split('/')[0]}/*`, `${name.split('-')[0]}-*`].some((one) => reasons.includes(one));
  const all = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  expect(all.filter((name) => !named(name))).toEqual([]);
});
