import path from 'node:path';
import { languages } from '#model/language/locales.ts';
import { generatedFolder } from '#model/on-disk/folders.server.ts';
import type { Content } from '#model/on-disk/read-content.server.ts';
import { writeIfChanged } from '../tools/generated-files.ts';
import { wordOutline } from './word-outline.ts';

const file = path.join(generatedFolder, 'word-mark.json');

/** Writes app/generated/word-mark.json: the word of the logo as an outline, by language. */
export async function prepareWordMark({ site: { wordmark } }: Content): Promise<void> {
  const outlines = languages.map((locale) => [locale, wordOutline(wordmark[locale], locale)]);
  await writeIfChanged(file, `${JSON.stringify(Object.fromEntries(outlines), undefined, 2)}\n`);
}
