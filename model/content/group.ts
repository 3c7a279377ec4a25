import { z } from 'zod';
import type { Locale } from '#model/language/locales.ts';
import type { FieldMeta } from './field-meta.ts';

export type Bilingual<T = string> = Record<Locale, T>;

/** A field of a group: its schema, its label in the editor's form, and a help text where the label is not clear enough. */
export type GroupField<Schema extends z.ZodType = z.ZodType> = readonly [
  schema: Schema,
  label: Bilingual,
  help?: Bilingual,
];

/**
 * Makes the schema of a group of fields, each with a label in both languages. Any other field in a file's group is a
 * mistake.
 */
export function group<const Fields extends Record<string, GroupField>>(fields: Fields) {
  const shape = Object.entries(fields).map(([name, [schema, label, help]]) => {
    const meta = { ...schema.meta(), label, ...(help ? { help } : {}) } satisfies FieldMeta;
    return [name, schema.meta(meta)];
  });
  return z.strictObject(Object.fromEntries(shape) as { [Name in keyof Fields]: Fields[Name][0] });
}
