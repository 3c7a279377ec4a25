import { stringify } from 'yaml';
import { textAt } from '../../app/content/own-words.ts';
import { readYaml } from '../../app/content/read-yaml.ts';
import { ar } from '../../app/language/ar.ts';
import { en } from '../../app/language/en.ts';
import { isGroup } from '../merge/entry-names.ts';
import type { Change } from '../yaml/change.ts';
import { editText } from '../yaml/edit-text.ts';
import type { FieldPath } from '../yaml/field-path.ts';

const dictionaries: Record<string, object> = { en, ar };

/**
 * What content/words.yaml says after a change. A text that is empty or the site's own is no entry; a key without texts goes,
 * and the file with its last key, unless it holds comments.
 * @param text the file; '' where there is none
 * @param change of `nav.home.en`, or of a whole key
 * @returns null where the file goes
 * @throws Error where the text is no YAML or no group
 */
export function ownWordsAfter(text: string, change: Change): string | null {
  const { value = null, problem } = readYaml(Buffer.from(text));
  if (problem) throw new Error('content/words.yaml cannot be read');
  if (value !== null && !isGroup(value)) throw new Error('content/words.yaml is no group');
  const words = value ?? {};
  const [key, language] = placeOf(words, String(change.path[0]));
  if (change.type !== 'set') return without(text, words, key, language);
  const own = change.value;
  if (!language || typeof own !== 'string') throw new Error(`There is no ${key}`);
  const former = textAt(dictionaries[language] ?? {}, key);
  if (own === '' || own === former) return without(text, words, key, language);
  // A word that the site has not is no entry of anyone's making here.
  if (former === undefined) throw new Error(`There is no ${key}.${language}`);
  if (Object.keys(words).length === 0)
    return `${withoutNothing(text)}${stringify({ [key]: { [language]: own } })}`;
  return isGroup(words[key])
    ? editText(text, { type: 'set', path: [key, language], value: own })
    : editText(text, { type: 'set', path: [key], value: { [language]: own } });
}

/** What content/words.yaml says of `nav.home.en`; undefined where it says nothing. */
export function ownWordAt(text: string, field: string): unknown {
  const { value } = readYaml(Buffer.from(text));
  const words = isGroup(value) ? value : {};
  const [key, language] = placeOf(words, field);
  const texts = words[key];
  return isGroup(texts) && language ? texts[language] : undefined;
}

/** A key of the file, and the language behind it where there is one. */
function placeOf(words: Record<string, unknown>, field: string): [key: string, language?: string] {
  if (Object.hasOwn(words, field)) return [field];
  const point = field.lastIndexOf('.');
  return [field.slice(0, point), field.slice(point + 1)];
}

function without(
  text: string,
  words: Record<string, unknown>,
  key: string,
  language: string | undefined,
): string | null {
  const texts = words[key];
  const isWhole = language === undefined || (isGroup(texts) && Object.keys(texts).join() === language);
  const path: FieldPath = isWhole ? [key] : [key, language];
  const isThere = isWhole ? texts !== undefined : isGroup(texts) && texts[language] !== undefined;
  const after = isThere ? editText(text, { type: 'remove', path }) : text;
  return withoutNothing(after).trim() === '' ? null : after;
}

/** A file that says nothing, without the braces that say so. */
function withoutNothing(text: string): string {
  const rest = text.replace(/^\{\}[ \t]*\r?\n?/m, '');
  return rest === '' || rest.endsWith('\n') ? rest : `${rest}\n`;
}
