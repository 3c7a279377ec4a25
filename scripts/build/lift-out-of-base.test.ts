import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { liftOutOfBase } from './finish.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sindian-base-'));
const client = path.join(folder, 'client');

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The files that React Router writes below the base path, and (`others`) the files that it writes at the top. */
const pages = [
  'index.html',
  '_.data',
  'frames/index.html',
  'frames.data',
  'ar/index.html',
  'ar/frames/index.html',
];
const others = ['assets/shell-1.js', 'pictures.svg', 'favicon.svg'];

function write(files: string[]) {
  for (const file of files) {
    const target = path.join(client, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file);
  }
}

const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));

test.each(['/site/', '/pictures/', '/frames/', '/ar/', '/assets/', '/a/assets/'])(
  'a site below %s is whole where it is uploaded from',
  async (base) => {
    write(['index.html', ...others, ...pages.map((page) => `${base.slice(1)}${page}`)]);
    await liftOutOfBase(client, base);
    expect(filesIn(client).sort()).toEqual([...pages, ...others].sort());
    expect(readdirSync(folder)).toEqual(['client']);
  },
);

test('a site of its own stays as it is', async () => {
  write(pages);
  await liftOutOfBase(client, '/');
  expect(filesIn(client).sort()).toEqual([...pages].sort());
});
