import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentRoot, generatedFolder, workCacheFolder } from '#model/on-disk/folders.server.ts';
import { type TextCharacters, textCharacters } from '#model/on-disk/text-characters.server.ts';
import { removeOthers } from '../tools/generated-files.ts';
import { displayFigures, type Face, type Family, faces } from './faces.ts';
import { fallbackCss } from './fallback-css.ts';
import { type FontTables, readFontTables } from './font-tables.ts';
import { subsetToWoff2, unpack } from './subset.ts';
import { unicodeRange } from './unicode-range.ts';

interface ReadFace extends Face {
  bytes: Buffer;
  tables: FontTables;
  /** The characters that go into the font file. */
  characters: string[];
}

const fontFolder = path.join(generatedFolder, 'fonts');
const cssFile = path.join(generatedFolder, 'fonts.css');
const stampFile = path.join(workCacheFolder, 'fonts.json');

/** In the editor's preview the fonts keep all their characters, since the owner may type any of them. */
const isWhole = process.env.EDITOR_PREVIEW === '1';

/**
 * Subsets the fonts to the characters that the site uses, and writes app/generated/fonts/*.woff2 and app/generated/fonts.css.
 * It does nothing if neither the texts nor the fonts nor the scripts of this folder have changed.
 * check-content.ts has checked before that the fonts can draw all characters of the content.
 */
export async function prepareFonts(): Promise<void> {
  const characters = isWhole ? { latin: new Map(), arabic: new Map() } : textCharacters(contentRoot);
  const stamp = await inputStamp(characters);
  if (await isUpToDate(stamp)) return;

  const read = await readFaces(characters);
  const used = read.filter((face) => face.characters.length > 0);
  await mkdir(fontFolder, { recursive: true });
  for (const face of used) {
    const font = await subsetToWoff2(face.bytes, face.characters, face);
    await writeFile(path.join(fontFolder, face.file), font);
    console.log(`${face.file} ${(font.length / 1024).toFixed(1)} KB`);
  }
  await removeOthers(
    fontFolder,
    used.map(({ file }) => file),
  );
  await writeFile(cssFile, stylesheet(used));
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeFile(stampFile, JSON.stringify({ stamp, files: used.map(({ file }) => file) }));
}

async function readFaces(characters: TextCharacters): Promise<ReadFace[]> {
  const inTexts = [...characters.latin.keys(), ...characters.arabic.keys()];
  const taken = new Map<Family, Set<string>>();
  const read: ReadFace[] = [];
  for (const face of faces) {
    const bytes = await readFile(face.source);
    const tables = readFontTables(await unpack(bytes, face.variationAxes !== undefined));
    const before = taken.get(face.family) ?? new Set();
    const possible = isWhole ? [...tables.advances.keys()] : inTexts;
    const wanted = new Set([...face.always, ...possible.filter((character) => face.accepts.test(character))]);
    const own = [...wanted]
      .filter((character) => tables.advances.has(character) && !before.has(character))
      .sort();
    taken.set(face.family, new Set([...before, ...own]));
    read.push({ ...face, bytes, tables, characters: own });
  }
  return read;
}

function stylesheet(used: ReadFace[]): string {
  const rules = used.map((face) => fontFace(face.family, face));
  const figures = displayFigures.flatMap(({ family, of, size }) =>
    used
      .filter((face) => face.family === of)
      .map((face) => ({ ...face, characters: face.characters.filter((one) => /[\p{N}%]/u.test(one)) }))
      .filter(({ characters }) => characters.length > 0)
      .map((face) => fontFace(family, face, size)),
  );
  const families = new Set(used.map(({ family }) => family));
  // The family “Language Name” draws only the word «العربية» and needs no scaled fallback.
  families.delete('Language Name');
  const fallbacks = [...families].map((family) => fallbackFor(family, used));
  return ['/* Written by scripts/fonts/prepare-fonts.ts. */', ...rules, ...figures, ...fallbacks].join('\n');
}

/** The @font-face rule of a file; `size` scales its characters relative to the font size. */
function fontFace(family: string, { file, weight, characters }: ReadFace, size = 1): string {
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    `  src: url('./fonts/${file}') format('woff2');`,
    `  font-weight: ${weight};`,
    '  font-display: swap;',
    ...(size === 1 ? [] : [`  size-adjust: ${Math.round(100 * size)}%;`]),
    `  unicode-range: ${unicodeRange(characters)};`,
    '}',
    '',
  ].join('\n');
}

function fallbackFor(family: Family, used: ReadFace[]): string {
  const own = used.filter((face) => face.family === family);
  const arabic = own.filter(({ characters }) => characters.includes('ا'));
  const latin = own.filter((face) => !arabic.includes(face));
  const vertical = own[0]?.tables;
  const latinTables = latin[0]?.tables;
  if (!vertical || !latinTables) throw new Error(`${family} has no Latin file`);
  const range = (list: ReadFace[]) => unicodeRange(list.flatMap(({ characters }) => characters));
  return fallbackCss(family, vertical, latinTables, { arabic: range(arabic), latin: range(latin) });
}

async function inputStamp(characters: TextCharacters): Promise<string> {
  const hash = createHash('sha256');
  const scripts = (await readdir(import.meta.dirname)).sort();
  const settings = scripts.map((file) => path.join(import.meta.dirname, file));
  for (const file of [...settings, ...faces.map(({ source }) => source)]) hash.update(await readFile(file));
  for (const set of [characters.latin, characters.arabic])
    hash.update([...set.keys()].sort().join('')).update('\n');
  return hash.update(String(isWhole)).digest('hex');
}

async function isUpToDate(stamp: string): Promise<boolean> {
  if (!existsSync(stampFile) || !existsSync(cssFile)) return false;
  const cached: { stamp: string; files: string[] } = JSON.parse(await readFile(stampFile, 'utf8'));
  return cached.stamp === stamp && cached.files.every((file) => existsSync(path.join(fontFolder, file)));
}
