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

/** Writes a value as YAML. If a template is given, the comments and the field order of the template are kept. */
export function textWithValue(template: string | undefined, value: Record<string, unknown>): string {
  const before = valueIn(template);
  if (template === undefined || !isGroup(before)) return new Document(value).toString();
  return editTextTo(template, before, value);
}

/**
 * Returns the text of an item's copy: with its own number and a title marked as a copy, but without the reviews, which
 * concern the original item.
 */
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
