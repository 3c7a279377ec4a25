import { expect, test } from 'vitest';
import { type ContentKind, contentKinds } from '#model/content/content-kinds.ts';
import { type Field, fieldsOf, isBilingual } from '#model/content/field.ts';
import { namingKeys } from './entry-names.ts';

/** Finds every list of groups below a field, with the path of the list. */
function listsIn(field: Field, path: string): [path: string, entry: Field][] {
  const entry = field.items;
  const own = entry?.properties && !isBilingual(entry) ? [[path, entry] as [string, Field]] : [];
  const inner = Object.entries(field.properties ?? {}).flatMap(([name, one]) =>
    listsIn(one, `${path}.${name}`),
  );
  return [...own, ...inner, ...(entry ? listsIn(entry, path) : [])];
}

test('every list has a naming key, except the lists whose entries are matched by similarity', () => {
  const lists = (Object.keys(contentKinds) as ContentKind[])
    .filter((kind) => kind !== 'words')
    .flatMap((kind) => listsIn(fieldsOf(kind), kind));
  const unnamed = lists.filter(([, { properties }]) => !namingKeys.some((key) => properties?.[key]));
  expect(unnamed.map(([path]) => path).sort()).toEqual([
    'accessibility.parts',
    'accessibility.parts.points',
    'frames.reviews',
    'ordering.steps',
    'portfolio.images.prints',
    'privacy.parts',
    'privacy.parts.points',
    'projects.images.prints',
    'skills',
    'studio.people',
  ]);
  const used = namingKeys.filter((key) => lists.some(([, { properties }]) => properties?.[key]));
  expect(used).toEqual(namingKeys);
});
