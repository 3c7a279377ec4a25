import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listShipped, writeLicenses } from './licenses.ts';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const shipped = [
  ...Object.keys(dependencies),
  ...Object.keys(devDependencies).filter((name) => /^@(fontsource|expo-google-fonts)/.test(name)),
];

test('every package and font that visitors receive is listed with its license', async () => {
  const listed = await listShipped();
  const names = listed.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...shipped, 'scheduler']));
  expect(new Set(names).size).toBe(names.length);
  for (const { name, license, text } of listed) {
    expect(license, name).toMatch(
      /^(MIT|ISC|Unlicense|OFL-1\.1|MIT AND OFL-1\.1|Apache-2\.0|BSD-[23]-Clause|0BSD)$/,
    );
    expect(text, name).not.toBe('');
  }
});

test('the file holds names, versions and terms', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'licenses-'));
  await writeLicenses(folder);
  const text = readFileSync(path.join(folder, 'licenses.txt'), 'utf8');
  rmSync(folder, { recursive: true });
  for (const name of shipped) expect(text).toMatch(new RegExp(`^${name} \\d[\\d.]+: `, 'm'));
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

test('every package of the site stands in the page of reasons', () => {
  const reasons = readFileSync('docs/decisions/07-packages.md', 'utf8');
  const named = (name: string) =>
    [name, `${name.split('/')[0]}/*`, `${name.split('-')[0]}-*`].some((one) => reasons.includes(one));
  const all = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  expect(all.filter((name) => !named(name))).toEqual([]);
});
