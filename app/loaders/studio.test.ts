import { expect, test } from 'vitest';
import { readContent } from '#model/on-disk/read-content.server.ts';
import { builtPages, hasStudioPage } from './built-pages.server.ts';
import { studioIn } from './studio.server.ts';

const content = readContent();

test('a material leads to its projects, in the language of the page', () => {
  const [travertine] = studioIn('ar').materials;
  expect(travertine?.projects).toContainEqual({ title: 'متجر للخزف', to: '/ar/projects/ceramics-boutique' });
  expect(travertine?.projects).toContainEqual({
    title: 'منزل في عبدون',
    to: '/ar/portfolio/abdoun-residence',
  });
});

test('a part without content leaves no trace', () => {
  const { people } = content.studio;
  const studio = studioIn('en', { ...content, studio: { ...(people ? { people } : {}) } });
  expect(studio.people).toHaveLength(2);
  expect(studio).toMatchObject({ materials: [] });
  expect(studio).not.toHaveProperty('story');
});

test.each([{}, { people: [], materials: [] }])(
  'without any content, the site has no such page: %j',
  (studio) => {
    const keys = (source: Parameters<typeof builtPages>[0]) => builtPages(source).map(({ key }) => key);
    expect(keys(content)).toContain('studio');
    expect(keys({ studio })).toEqual(keys(content).filter((key) => key !== 'studio'));
    expect(hasStudioPage({ studio })).toBe(false);
  },
);
