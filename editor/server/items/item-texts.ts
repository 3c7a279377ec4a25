import { Document } from 'yaml';
import type { ItemKind } from '#model/content/content-kinds.ts';
import { valueAt } from '#model/content/field-path.ts';
import { isGroup } from '#model/content/walk.ts';
import { languages } from '#model/language/locales.ts';
import type { Change } from '../../yaml/change.ts';
import { editTextTo } from '../../yaml/changes-between.ts';
import { editText } from '../../yaml/edit-text.ts';
import { valueIn } from '../../yaml/value-in.ts';
import { numberField } from './start-value.ts';

const copyOf = { en: '{title} (copy)', ar: '{title} (نسخة)' } as const;

/** A file that says a value, in the words of another one where there is one: with its comments and the order of its lines. */
export function textWithValue(template: string | undefined, value: Record<string, unknown>): string {
  const before = valueIn(template);
  if (template === undefined || !isGroup(before)) return new Document(value).toString();
  return editTextTo(template, before, value);
}

/** The text of a copy: its number and title are its own, and what buyers said of the first is not said of it. */
export function duplicatedText(kind: ItemKind, text: string, number: number | string): string {
  const value = valueIn(text) as { reviews?: unknown } | null | undefined;
  const changes: Change[] = [{ type: 'set', path: [numberField[kind]], value: number }];
  for (const lang of languages) {
    const at = ['title', lang];
    const title = valueAt(value, at);
    if (typeof title === 'string' && title)
      changes.push({ type: 'set', path: at, value: copyOf[lang].replace('{title}', title) });
  }
  if (Array.isArray(value?.reviews) && value.reviews.length > 0)
    changes.push({ type: 'set', path: ['reviews'], value: [] });
  return editText(text, ...changes);
}
