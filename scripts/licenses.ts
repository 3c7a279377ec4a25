import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Package {
  name: string;
  version: string;
  /** As SPDX names it: MIT, OFL-1.1. */
  license: string;
  text: string;
}

interface Manifest {
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const root = path.join(import.meta.dirname, '..');
/** The fonts of the pages, and those that the PDFs hold parts of. */
const fontPackages = /^@(fontsource|fontsource-variable|expo-google-fonts)\//;

/** React Router brings it as a copy of its own, which its manifest does not name. */
const turboStream: Package = {
  name: 'turbo-stream (part of react-router)',
  version: '2',
  license: 'ISC',
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
 * Everything of others that the site is made of and visitors may receive: the packages of `dependencies` with
 * what they need themselves, and the fonts.
 */
export async function listShipped(): Promise<Package[]> {
  const { dependencies = {}, devDependencies = {} } = await readManifest(root);
  const fonts = Object.keys(devDependencies).filter((name) => fontPackages.test(name));
  const found = new Map<string, Package>();
  for (const name of [...Object.keys(dependencies), ...fonts]) await addWithNeeds(name, root, found);
  return [...found.values(), turboStream].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Writes licenses.txt into the built site, as most licenses ask of those who pass the work on. */
export async function writeLicenses(client: string): Promise<void> {
  const packages = await listShipped();
  const head = 'This site is made with the work of others. Their names, licenses and terms:\n';
  const parts = packages.map(
    ({ name, version, license, text }) => `${'-'.repeat(80)}\n${name} ${version}: ${license}\n\n${text}\n`,
  );
  await writeFile(path.join(client, 'licenses.txt'), [head, ...parts].join('\n'));
}

async function addWithNeeds(name: string, from: string, found: Map<string, Package>): Promise<void> {
  const folder = folderOf(name, from);
  const { version, license, dependencies = {} } = await readManifest(folder);
  const key = `${name} ${version}`;
  if (found.has(key)) return;
  if (!license) throw new Error(`${key} names no license: look into ${folder}`);
  found.set(key, { name, version, license, text: await licenseText(folder) });
  for (const need of Object.keys(dependencies)) await addWithNeeds(need, folder, found);
}

/** Where Node finds a package: in the nearest node_modules on the way up. */
function folderOf(name: string, from: string): string {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  const above = path.dirname(from);
  if (above === from) throw new Error(`${name} is not installed: npm install first`);
  return folderOf(name, above);
}

async function licenseText(folder: string): Promise<string> {
  // Where a package only wraps a font, the font's own terms stand in a file beside the package's.
  const files = (await readdir(folder))
    .filter((name) => /^licen[cs]e(_font)?(\.(md|txt))?$/i.test(name))
    .sort();
  if (files.length === 0) throw new Error(`${folder} holds no license text`);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n');
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}
