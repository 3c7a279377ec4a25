import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'made-')), 'cache');
vi.stubEnv('SITE_CACHE', folder);
const { MadeFiles } = await import('./made-files.ts');
const { cached, readCached, trimCache } = await import('./user-cache.ts');

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});
afterAll(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

/** A file that takes 20 ms to make; `make` counts how often it was made. */
function slowFile() {
  const make = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return Buffer.from('made');
  });
  const files = new MadeFiles();
  files.add(new Map([['pictures/a.avif', { key: 'a.avif', make }]]));
  return { files, make };
}

test('a file that twenty ask for at once is made once, and kept', async () => {
  const { files, make } = slowFile();
  const all = await Promise.all(Array.from({ length: 20 }, () => files.ask('pictures/a.avif')));
  expect(all.map(String)).toEqual(Array.from({ length: 20 }, () => 'made'));
  await files.ask('pictures/a.avif');
  expect(make).toHaveBeenCalledTimes(1);
});

test('another clone finds it in the cache', async () => {
  await slowFile().files.ask('pictures/a.avif');
  const { files, make } = slowFile();
  expect(String(await files.ask('pictures/a.avif'))).toBe('made');
  expect(make).not.toHaveBeenCalled();
});

test('one that could not be made is tried again', async () => {
  const make = vi.fn().mockRejectedValueOnce(new Error('no memory')).mockResolvedValue(Buffer.from('made'));
  const files = new MadeFiles();
  files.add(new Map([['pictures/b.avif', { key: 'b.avif', make }]]));
  await expect(files.ask('pictures/b.avif')).rejects.toThrow('no memory');
  expect(String(await files.ask('pictures/b.avif'))).toBe('made');
});

test('a file that is none of the site is refused', async () => {
  await expect(new MadeFiles().ask('../package.json')).rejects.toThrow('no file of this site');
});

test('an empty file, as a power failure leaves it, is made again', async () => {
  writeFileSync(path.join(folder, 'c.avif'), '');
  expect(String(await cached('c.avif', async () => Buffer.from('made')))).toBe('made');
});

test('what was not used for longest goes when the cache is full; half a file of a former build too', async () => {
  const ages = { 'old.avif': 3, 'half.avif.1.part': 2, 'new.avif': 1 };
  for (const [name, hours] of Object.entries(ages)) {
    writeFileSync(path.join(folder, name), '0123456789');
    const then = new Date(Date.now() - hours * 3_600_000);
    utimesSync(path.join(folder, name), then, then);
  }
  // Reading a file makes it the most recently used one.
  await readCached('old.avif');
  await trimCache(20);
  expect(readdirSync(folder).sort()).toEqual(['new.avif', 'old.avif']);
  await trimCache(10);
  expect(readdirSync(folder)).toEqual(['old.avif']);
});

test('a cache that cannot be written is reported once, and the requested file is made', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file where the folder should be');
  expect(String(await cached('d.avif', async () => Buffer.from('made')))).toBe('made');
  await cached('e.avif', async () => Buffer.from('made'));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toContain(folder);
  rmSync(folder);
});
