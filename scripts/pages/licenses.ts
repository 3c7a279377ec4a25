import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A package whose code or font is shipped to visitors, as Vite lists it (`build.license`). */
interface Package {
  name: string;
  version: string;
  /** The SPDX identifier of its license, such as MIT or OFL-1.1. */
  identifier?: string;
  text?: string;
}

const root = path.join(import.meta.dirname, '..', '..');
/** The packages of the fonts that pages load or PDFs embed. */
const fontPackages = /^@(fontsource-variable|expo-google-fonts)\//;

/** The files in which Vite lists the packages it has bundled: into the site's scripts, and into the service worker. */
export const licenseLists = { site: '.vite/licenses.json', serviceWorker: '.vite/licenses-worker.json' };

/** React Router contains a copy of turbo-stream, which the package.json of React Router does not name. */
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
 * Lists the third-party work that is shipped to visitors: the packages that Vite has bundled, and the fonts, of which
 * scripts/fonts/prepare-fonts.ts ships subsets.
 * @param client the built site, which still contains Vite's lists
 * @throws if a package has no license or no license text
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

/** Writes licenses.txt into the built site, since most licenses require their text to be distributed with the work. */
export async function writeLicenses(client: string): Promise<void> {
  const head = 'This site is made with the work of others. Their names, licenses and terms:\n';
  const entries = (await listShipped(client)).map(
    ({ name, version, identifier, text }) =>
      `${'-'.repeat(80)}\n${name} ${version}: ${identifier}\n\n${text}\n`,
  );
  await writeFile(path.join(client, 'licenses.txt'), [head, ...entries].join('\n'));
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
  // A package that only wraps a font has two files: its own license and the font's.
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
