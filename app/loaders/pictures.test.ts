import { expect, test } from 'vitest';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { readContent } from '#model/on-disk/read-content.server.ts';
import { pictureWords } from './pictures.server.ts';
import { projectsIn } from './projects.server.ts';

test('a picture without a label is named after its item and its number', () => {
  expect(pictureWords({}, 'Family majlis', 2, en, 'en')).toEqual({
    label: undefined,
    alt: 'Family majlis, picture 3',
  });
  expect(pictureWords({}, 'مجلس العائلة', 2, ar, 'ar').alt).toBe('مجلس العائلة، الصورة 3');
  const label = { en: 'A corner', ar: 'زاوية' };
  expect(pictureWords({ label }, 'Family majlis', 1, en, 'en').label).toBe('A corner');
});

test('a caption is shown instead of the label, which stays the alternative text', () => {
  const slug = 'walnut-kitchen';
  const inContent = readContent().projects.find((project) => project.slug === slug)?.images ?? [];
  expect(inContent.some(({ caption }) => caption)).toBe(true);
  for (const locale of ['en', 'ar'] as const) {
    const images = projectsIn(locale).find((project) => project.slug === slug)?.images;
    for (const [index, { label, caption }] of inContent.entries())
      expect(images?.[index]).toMatchObject({
        alt: label?.[locale],
        caption: (caption ?? label)?.[locale],
      });
  }
});
