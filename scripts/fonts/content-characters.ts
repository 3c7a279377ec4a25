import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { ContentError } from '../../app/content/content-error.ts';
import { ar } from '../../app/language/ar.ts';
import { calendar } from '../../app/language/calendar.ts';
import { en } from '../../app/language/en.ts';

/** The characters of the site's texts, each with the first file that uses it (relative to the project). */
export interface ContentCharacters {
  /** Of the texts that hold Arabic letters, the Latin letters and marks among them included. */
  arabic: Map<string, string>;
  /** Of all other texts. */
  latin: Map<string, string>;
}

const root = path.join(import.meta.dirname, '..', '..');
/** With its marks: a text may be an Arabic comma alone. */
const arabicLetter = /\p{Script_Extensions=Arabic}/u;
/** Line breaks, direction marks, joiners: browsers draw nothing for them. Spaces of other widths they make up. */
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2000-\u200a\u202f\u205f]/u;

/**
 * Collects the characters of content/ (the values of the YAML files, not their comments) and of the word lists in
 * app/language. Rejects with a ContentError when a file is not YAML.
 */
export async function readContentCharacters(): Promise<ContentCharacters> {
  const characters: ContentCharacters = { arabic: new Map(), latin: new Map() };
  for (const [file, texts] of [...(await contentTexts()), ...wordTexts()]) {
    for (const text of texts) {
      const set = arabicLetter.test(text) ? characters.arabic : characters.latin;
      for (const character of text) {
        if (!invisible.test(character) && !set.has(character)) set.set(character, file);
      }
    }
  }
  return characters;
}

async function contentTexts(): Promise<[file: string, texts: string[]][]> {
  const entries = await readdir(path.join(root, 'content'), { recursive: true });
  const files = entries
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => `content/${file.split(path.sep).join('/')}`);
  return Promise.all(
    files
      .sort()
      .map(
        async (file): Promise<[string, string[]]> => [
          file,
          yamlTexts(file, await readFile(path.join(root, file), 'utf8')),
        ],
      ),
  );
}

function wordTexts(): [file: string, texts: string[]][] {
  return [
    ['app/language/en.ts', collectTexts(en)],
    ['app/language/ar.ts', collectTexts(ar)],
    ['app/language/calendar.ts', collectTexts(calendar)],
  ];
}

function yamlTexts(file: string, source: string): string[] {
  try {
    return collectTexts(parse(source));
  } catch (error) {
    const message = `expected YAML, found ${error instanceof Error ? error.message : error}`;
    throw new ContentError([{ file, field: '', message }]);
  }
}

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(collectTexts);
  return [];
}
