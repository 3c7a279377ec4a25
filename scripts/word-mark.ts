import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generatedFolder } from '../app/content/folders.server.ts';
import { readContent } from '../app/content/read-content.server.ts';
import { languages } from '../app/language/locales.ts';
import { runScript } from './run-script.ts';
import { wordOutline } from './word-mark/word-outline.ts';

const file = path.join(generatedFolder, 'word-mark.json');

/** Writes app/generated/word-mark.json: the word of the logo as an outline, by language. */
async function prepareWordMark(): Promise<void> {
  const { wordmark } = readContent().site;
  const outlines = languages.map((locale) => [locale, wordOutline(wordmark[locale], locale)]);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(Object.fromEntries(outlines), undefined, 2)}\n`);
}

await runScript(prepareWordMark);
