import { expect, test } from 'vitest';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
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
  const images = (locale: 'en' | 'ar') =>
    projectsIn(locale).find(({ slug }) => slug === 'walnut-kitchen')?.images;
  expect(images('ar')?.at(-1)).toMatchObject({
    alt: 'زاوية درج تجمع واجهته من خشب الجوز وجانبه من السنديان بتعشيق ذيل الحمامة، وأمامه إزميل ورقائق ملتفّة',
    caption: 'كل درج معشّق هكذا باليد في القويسمة، والسنديان للجوانب التي تحتكّ.',
  });
  expect(images('en')?.[2]).toMatchObject({
    alt: expect.stringMatching(/^The marble island/),
    caption: expect.stringMatching(/^The marble island/),
  });
});
