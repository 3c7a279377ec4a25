import { z } from 'zod';
import { type StoredDataKey, storedData } from '#model/stored-data.ts';
import type { FieldMeta } from '../field-meta.ts';
import { bilingualLine, bilingualName, bilingualText, text, title } from '../fields.ts';
import { type Bilingual, type GroupField, group } from '../group.ts';
import { rule } from '../mistake-words.ts';

/* The schemas of privacy.yaml and accessibility.yaml. */

/** The field for the day from which the page's text is valid. */
const date = [
  z.iso.date(rule('date')).meta({ widget: 'date' } satisfies FieldMeta),
  { en: 'Holds from', ar: 'سارية من' },
  { en: 'The day of the last change to this page.', ar: 'يوم آخر تغيير في هذه الصفحة.' },
] as const;

/** The sections of a page: a heading, a text, and perhaps a list of points, each with a short title and a text. */
const sections = [
  z
    .array(
      group({
        title,
        text,
        points: [
          z
            .array(group({ title: [bilingualName, title[1]], text }))
            .min(1)
            .optional(),
          { en: 'Points', ar: 'النقاط' },
        ],
      }),
    )
    .min(1),
  { en: 'Parts', ar: 'الأقسام' },
] as const;

/**
 * The explanation of one kind of data that the site stores in browsers (an entry of `storedData`): its title, its
 * purpose, and how long it is kept.
 */
const storedItem = group({
  title: [bilingualName, title[1]],
  text,
  kept: [
    bilingualLine,
    { en: 'How long', ar: 'مدة الحفظ' },
    { en: 'How long it stays on the visitor’s device.', ar: 'المدة التي يبقى فيها على جهاز الزائر.' },
  ],
});

const storedNames: Record<StoredDataKey, Bilingual> = {
  theme: { en: 'Light or dark', ar: 'المظهر الفاتح أو الداكن' },
  selection: { en: 'Selection', ar: 'مختاراتك' },
  wall: { en: 'Your saved wall', ar: 'الجدار المحفوظ' },
  brief: { en: 'Your project', ar: 'مشروعك' },
  contact: { en: 'Contact form', ar: 'نموذج التواصل' },
  place: { en: 'Place on the page', ar: 'الموضع في الصفحة' },
  hint: { en: 'Cord of the lamp', ar: 'خيط المصباح' },
  recovery: { en: 'When a page fails to load', ar: 'عند تعذّر تحميل صفحة' },
  offline: { en: 'Pages without a connection', ar: 'صفحات من دون اتصال' },
};
const storedItems = Object.fromEntries(
  (Object.keys(storedData) as StoredDataKey[]).map((key) => [key, [storedItem, storedNames[key]]]),
) as unknown as Record<StoredDataKey, GroupField<typeof storedItem>>;

/**
 * The content of the privacy page: `device` explains everything that the site stores in the browser, `delete` is the
 * text at the button that deletes this data.
 */
export const privacy = {
  file: 'privacy.yaml',
  label: { en: 'Privacy', ar: 'الخصوصية' },
  schema: group({
    date,
    device: [
      group({
        title,
        text,
        items: [group(storedItems), { en: 'What is kept', ar: 'ما يُحفظ' }],
        after: [bilingualText, { en: 'After', ar: 'بعد' }],
      }),
      { en: 'Kept on the device', ar: 'ما يُحفظ على الجهاز' },
    ],
    delete: [
      group({
        title,
        text,
        byHand: [bilingualText, { en: 'How to delete it by hand', ar: 'كيف يُمسح يدويًا' }],
      }),
      { en: 'Delete everything', ar: 'مسح كل شيء' },
    ],
    parts: sections,
    contact: [group({ title, text }), { en: 'Whom to ask', ar: 'لمن تُوجَّه الأسئلة' }],
  }),
} as const;

export const accessibility = {
  file: 'accessibility.yaml',
  label: { en: 'Accessibility', ar: 'إمكانية الوصول' },
  schema: group({
    date: [
      date[0],
      { en: 'Last tested on', ar: 'آخر اختبار في' },
      { en: 'The day on which the site was last tested.', ar: 'اليوم الذي اختُبر فيه الموقع آخر مرة.' },
    ],
    parts: sections,
    contact: [group({ title, text }), { en: 'Whom to tell', ar: 'لمن تُوجَّه الملاحظات' }],
  }),
} as const;
