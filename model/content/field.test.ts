import { expect, test } from 'vitest';
import { type ContentKind, contentKinds } from './content-kinds.ts';
import { type Field, fieldsOf, isBilingual } from './field.ts';
import type { FieldMeta } from './field-meta.ts';
import { line, longText, name, sentenceOf } from './text-rules.ts';

const types = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean']);

/** Every field of a schema with its path. A text in two languages counts as one field. */
function fieldsIn(field: Field, path = ''): [path: string, field: Field][] {
  const inner = isBilingual(field)
    ? []
    : Object.entries(field.properties ?? {}).flatMap(([name, one]) =>
        fieldsIn(one, path ? `${path}.${name}` : name),
      );
  const entries = field.prefixItems ?? (field.items ? [field.items] : []);
  return [
    ...(path ? [[path, field] as [string, Field]] : []),
    ...inner,
    ...entries.flatMap((one) => fieldsIn(one, `${path}[]`)),
  ];
}

const all = (Object.keys(contentKinds) as ContentKind[]).flatMap((kind) =>
  fieldsIn(fieldsOf(kind)).map(([path, field]) => ({ kind, path, field })),
);

test('every field has a label, except those of the site’s own words', () => {
  const missing = all.filter(
    ({ kind, path, field }) => kind !== 'words' && !path.endsWith('[]') && !field.label,
  );
  expect(missing.map(({ kind, path }) => `${kind}: ${path}`)).toEqual([]);
  expect(all.length).toBeGreaterThan(200);
});

test('every field has a type that forms know', () => {
  const unknown = all.filter(({ field }) => !types.has(field.type) && field.enum === undefined);
  expect(unknown.map(({ kind, path }) => `${kind}: ${path}`)).toEqual([]);
});

test('the rules of a text in its meta data are the rules that are checked', () => {
  for (const text of [name, line, longText, sentenceOf(95)]) {
    const { maxCharacters = 0, isMultiline } = text.meta() as FieldMeta;
    const ofLength = (length: number) => `${'a'.repeat(length - 1)}.`;
    expect(text.safeParse(ofLength(maxCharacters)).success).toBe(true);
    expect(text.safeParse(ofLength(maxCharacters + 1)).success).toBe(false);
    expect(text.safeParse('one\ntwo.').success).toBe(isMultiline);
  }
  const texts = all.flatMap(({ field }) =>
    isBilingual(field) ? Object.values(field.properties ?? {}) : [field],
  );
  expect(texts.filter(({ maxCharacters }) => maxCharacters !== undefined).length).toBeGreaterThan(100);
});
