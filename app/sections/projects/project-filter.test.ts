import { expect, test } from 'vitest';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { readContent } from '#model/on-disk/read-content.server.ts';
import { type FilterKey, filterKeys, passesFilter } from './project-filter.ts';

const { projects } = readContent();

const categories = {
  residential: 'Residential',
  commercial: 'Commercial',
  hospitality: 'Hospitality',
  healthcare: 'Healthcare',
  exterior: 'Exterior Designs',
} as const;

function idsShown(key: FilterKey, language: 'en' | 'ar'): number[] {
  return projects
    .filter(({ category }) =>
      passesFilter({ category: category[language], categoryInEnglish: category.en }, key),
    )
    .map(({ id }) => id);
}

test('the chips stand in the order of the specification', () => {
  expect(filterKeys).toEqual(['all', ...Object.keys(categories)]);
});

for (const language of ['en', 'ar'] as const) {
  test(`${language}: everything passes without a filter`, () => {
    expect(idsShown('all', language)).toEqual(projects.map(({ id }) => id));
  });

  for (const [key, category] of Object.entries(categories) as [keyof typeof categories, string][]) {
    test(`${language}: ${key} shows the projects of that category alone`, () => {
      const expected = projects.filter((project) => project.category.en === category).map(({ id }) => id);
      expect(expected).not.toEqual([]);
      expect(idsShown(key, language)).toEqual(expected);
    });
  }
}

test('each category is written as its chip is', () => {
  for (const { category } of projects) {
    const key = (Object.keys(categories) as (keyof typeof categories)[]).find(
      (name) => categories[name] === category.en,
    );
    expect(key && [en.projects[key], ar.projects[key]]).toEqual([category.en, category.ar]);
  }
});

test('the key is a part of the category in either language, whatever its capitals', () => {
  expect(passesFilter({ category: 'سكني', categoryInEnglish: 'RESIDENTIAL tower' }, 'residential')).toBe(
    true,
  );
  expect(passesFilter({ category: 'Pre-commercial', categoryInEnglish: '' }, 'commercial')).toBe(true);
  expect(passesFilter({ category: 'سكني', categoryInEnglish: 'Residential' }, 'commercial')).toBe(false);
});
