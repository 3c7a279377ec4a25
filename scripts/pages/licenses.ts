import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A package that visitors receive a part of, as Vite lists it (`build.license`). */
interface Package {
  name: string;
  version: string;
  /** As SPDX names it: MIT, OFL-1.1. */
  identifier?: string;
  text?: string;
}

const root = path.join(import.meta.dirname, '..', '..');
/** The fonts of the pages, and those that the PDFs hold parts of. */
const fontPackages = /^@(fontsource-variable|expo-google-fonts)\//;

/** Where Vite writes what it has bundled: the site's scripts, and the service worker. */
export const licenseLists = { site: '.vite/licenses.json', serviceWorker: '.vite/licenses-worker.json' };

/** React Router brings it as a copy of its own, which its manifest does not name. */
const turboStream: Package = {
  name: 'turbo-stream (part of react-router)',
  version: '2',
  identifier: 'ISC',
  text: [
    'Copyright (c) Jacob Ebey',
    '',
    'Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby',
    'granted, provided that the above copyright notice and this permission notice appear in all copies.',
    '',
    'THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING',
    'ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL,',
    'DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS,',
    'WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE',
    'OR PERFORMANCE OF THIS SOFTWARE.',
  ].join('\n'),
};

/**
 * Everything of others that the site is made of and visitors receive: what Vite has bundled, and the fonts, which
 * are cut by scripts/fonts/prepare-fonts.ts.
 * @param client the built site, the lists of Vite still in it
 * @throws where a package names no license, or comes without its text
 */
export async function listShipped(client: string): Promise<Required<Package>[]> {
  const files = Object.values(licenseLists).map((file) => path.join(client, file));
  const bundled = await Promise.all(
    files
      .filter((file) => existsSync(file))
      .map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Package[]),
  );
  const all = [...bundled.flat(), ...(await listFonts()), turboStream];
  const found = new Map(all.map((one) => [`${one.name} ${one.version}`, one]));
  return [...found.entries()]
    .map(([key, { name, version, identifier, text }]) => {
      if (!identifier || !text) throw new Error(`${key} comes without a license or its text`);
      return { name, version, identifier, text: text.replaceAll('\r\n', '\n').trim() };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Writes licenses.txt into the built site, as most licenses ask of those who pass the work on. */
export async function writeLicenses(client: string): Promise<void> {
  const head = 'This site is made with the work of others. Their names, licenses and terms:\n';
  const parts = (await listShipped(client)).map(
    ({ name, version, identifier, text }) =>
      `${'-'.repeat(80)}\n${name} ${version}: ${identifier}\n\n${text}\n`,
  );
  await writeFile(path.join(client, 'licenses.txt'), [head, ...parts].join('\n'));
  await rm(path.join(client, '.vite'), { recursive: true, force: true });
}

async function listFonts(): Promise<Package[]> {
  const { devDependencies } = await readManifest(root);
  const names = Object.keys(devDependencies ?? {}).filter((name) => fontPackages.test(name));
  return Promise.all(
    names.map(async (name) => {
      const folder = path.join(root, 'node_modules', name);
      const { version, license = '' } = await readManifest(folder);
      return { name, version, identifier: license, text: await licenseText(folder) };
    }),
  );
}

async function licenseText(folder: string): Promise<string> {
  // Where a package only wraps a font, the font's own terms stand in a file beside the package's.
  const files = (await readdir(folder))
    .filter((name) => /^licen[cs]e(_font)?(\.(md|txt))?$/i.test(name))
    .sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.join('\n\n');
}

interface Manifest {
  version: string;
  license?: string;
  devDependencies?: Record<string, string>;
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}
