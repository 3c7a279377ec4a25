import type { Mistake } from '#model/content/content-error.ts';
import { fieldName } from '#model/content/field-path.ts';
import { readYaml } from '#model/content/read-yaml.ts';
import { codePointOf } from '#model/content/text-rules.ts';
import { scalarsIn } from '#model/content/walk.ts';
import { ar } from '#model/language/ar.ts';
import { calendar } from '#model/language/calendar.ts';
import { en } from '#model/language/en.ts';
import { ContentFiles } from './content-files.server.ts';
import type { ReadingOptions } from './content-folder.server.ts';

/**
 * The position where a character first occurs in the site's texts: the file, as a path from the project's folder, and the
 * field.
 */
interface TextLocation {
  file: string;
  field: string;
}

/** The characters of the site's texts, by the script of the text, each with its first occurrence. */
export interface TextCharacters {
  /** All characters of texts with Arabic letters, including Latin letters and punctuation in these texts. */
  arabic: Map<string, TextLocation>;
  /** The characters of all texts without Arabic letters. */
  latin: Map<string, TextLocation>;
}

/** Matches an Arabic letter or mark. Marks count, because a text may consist of an Arabic comma alone. */
const arabicLetter = /\p{Script_Extensions=Arabic}/u;
/**
 * Characters that need no glyph in the fonts: line breaks, direction marks and joiners, and spaces whose width the
 * browser supplies.
 */
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2000-\u200a\u202f\u205f]/u;

/**
 * Collects the characters of content/ (the values of the YAML files, not their comments) and of the word lists in
 * model/language. A file that is not valid YAML contributes none.
 * @param root path of the content folder
 * @param options the folder's files if they are already known, and the cache of the last reading
 */
export function textCharacters(root: string, options: ReadingOptions = {}): TextCharacters {
  const all: TextCharacters = { arabic: new Map(), latin: new Map() };
  for (const one of [...contentCharacters(root, options), ...wordCharacters()])
    for (const script of ['arabic', 'latin'] as const)
      for (const [character, location] of one[script])
        if (!all[script].has(character)) all[script].set(character, location);
  return all;
}

/**
 * Finds characters that the fonts cannot draw. One font family draws English text and another Arabic text; display fonts fall
 * back to these two.
 * @param drawn the characters that each of the two families can draw
 * @returns a mistake for every other character
 */
export function undrawnCharacters(
  characters: TextCharacters,
  drawn: Record<keyof TextCharacters, Set<string>>,
): Mistake[] {
  return (['latin', 'arabic'] as const).flatMap((script) =>
    [...characters[script]]
      .filter(([character]) => !drawn[script].has(character))
      .map(([character, location]): Mistake => {
        return { ...location, code: 'undrawnCharacter', values: { character, code: codePointOf(character) } };
      }),
  );
}

function contentCharacters(
  root: string,
  { files = new ContentFiles(root), cache }: ReadingOptions,
): TextCharacters[] {
  const texts = files.all().filter((file) => /\.ya?ml$/.test(file));
  return texts.map((file) => {
    const kept = cache?.get(file);
    const value = kept?.version === files.version(file) ? kept.raw : readYaml(files.read(file)).value;
    return charactersOf(value, `content/${file}`);
  });
}

function wordCharacters(): TextCharacters[] {
  return [
    charactersOf(en, 'model/language/en.ts'),
    charactersOf(ar, 'model/language/ar.ts'),
    charactersOf(calendar, 'model/language/calendar.ts'),
  ];
}

/** The characters already collected from a file, by the file's parsed value. */
const charactersByValue = new WeakMap<object, TextCharacters>();

function charactersOf(value: unknown, file: string): TextCharacters {
  const key = Object(value);
  const cached = charactersByValue.get(key);
  if (cached) return cached;
  const found: TextCharacters = { arabic: new Map(), latin: new Map() };
  for (const { path, value: text } of scalarsIn(value)) {
    if (typeof text !== 'string') continue;
    const location = { file, field: fieldName(path) };
    const set = arabicLetter.test(text) ? found.arabic : found.latin;
    for (const character of text) {
      if (!set.has(character) && !invisible.test(character)) set.set(character, location);
    }
  }
  charactersByValue.set(key, found);
  return found;
}
