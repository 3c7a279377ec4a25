import { z } from 'zod';
import {
  bilingualLine,
  bilingualName,
  captionedPicture,
  dusk,
  focus,
  id as idOf,
  orFileName,
  pictureFile,
  refersTo,
  slug,
  url,
} from '../fields.ts';
import { group } from '../group.ts';
import { rule } from '../mistake-words.ts';
import { sentenceOf } from '../text-rules.ts';

/* Fields that works of the portfolio and projects share. */

/**
 * A group of prints from the shop that hangs in a picture of a project, by the group's folder in frames/. `print` is
 * the `id` of a single print in that group.
 */
const hangingPrint = group({
  frame: [refersTo(slug, 'frames'), { en: 'Frames', ar: 'مجموعة اللوحات' }],
  print: [refersTo(slug, 'prints').optional(), { en: 'Print', ar: 'التصميم' }],
});

const labelHelp = {
  en: 'Read aloud to people who cannot see, and the caption of a picture that has none of its own.',
  ar: 'يُقرأ لمن لا يرى، وهو التعليق على صورة لا تعليق لها.',
};
const bilingualSentence = z.strictObject({ en: sentenceOf(160), ar: sentenceOf(160) });

/**
 * A picture of a project: a file name alone, or the file name (`url`) with a `label` that describes the picture in each
 * language, perhaps with a `caption` that is shown instead of the label, and with the shop's prints that hang in the
 * room. The picture's caption links to these prints.
 */
const picture = orFileName(
  group({
    url,
    label: [bilingualLine.optional(), { en: 'What is seen', ar: 'ما يظهر فيها' }, labelHelp],
    caption: [
      bilingualSentence.optional(),
      { en: 'Caption', ar: 'التعليق' },
      {
        en: 'A sentence that says what the eye cannot see: who made it, why it ends there, what it replaced.',
        ar: 'جملة تقول ما لا تراه العين: من صنعه، ولماذا ينتهي هنا، وما الذي حلّ محله.',
      },
    ],
    dusk,
    focus,
    prints: [
      z.array(hangingPrint).min(1).max(3).optional(),
      { en: 'Prints that hang in it', ar: 'لوحات معلّقة فيها' },
      {
        en: 'Prints of the shop that hang in this picture; its caption leads to them.',
        ar: 'لوحات المتجر المعلّقة في هذه الصورة، والتعليق يؤدي إليها.',
      },
    ],
  }),
);

/** The folder of a work or project, such as `portfolio/abdoun-residence`, in files that refer to it. */
export const workFolder = refersTo(
  z.string().regex(/^(portfolio|projects)\/[a-z0-9-]{1,60}$/, rule('projectFolder')),
  'works',
);

export const id = idOf({
  en: 'Its place in the order; no other project has the same.',
  ar: 'موضعه في الترتيب، ولا يتكرّر في مشروع آخر.',
});

export const category = [bilingualName, { en: 'Category', ar: 'الفئة' }] as const;

export const coverImage = [
  captionedPicture,
  { en: 'Cover', ar: 'الغلاف' },
  { en: 'Stands on the card and at the top of the page.', ar: 'تظهر في البطاقة وفي أعلى الصفحة.' },
] as const;

export const images = [
  z.array(picture).min(2, rule('twoPictures')),
  { en: 'Pictures', ar: 'الصور' },
] as const;

/** The field for two pictures of a project from the same camera position, named by their `url`: before and after the work. */
export const comparison = [
  group({
    before: [
      refersTo(pictureFile, 'images'),
      { en: 'Before', ar: 'قبل' },
      { en: 'The earlier of the two.', ar: 'الصورة الأقدم.' },
    ],
    after: [refersTo(pictureFile, 'images'), { en: 'After', ar: 'بعد' }],
  }).optional(),
  { en: 'Before and after', ar: 'قبل وبعد' },
  {
    en: 'Two of the pictures below, taken from the very same place: visitors draw one over the other.',
    ar: 'صورتان من صور المشروع التُقطتا من الموضع نفسه، يسحب الزائر إحداهما فوق الأخرى.',
  },
] as const;

export const details = { en: 'Details', ar: 'التفاصيل' };
export const client = [bilingualLine, { en: 'Client', ar: 'العميل' }] as const;
export const location = [bilingualLine, { en: 'Place', ar: 'المكان' }] as const;
export const style = [bilingualLine, { en: 'Style', ar: 'الطراز' }] as const;
export const area = [
  z.number().positive().max(1_000_000),
  { en: 'Area (m²)', ar: 'المساحة (م²)' },
  { en: 'Square meters, a number alone.', ar: 'بالمتر المربع، رقم فقط.' },
] as const;
export const duration = [
  z.int().positive().max(600),
  { en: 'Duration (months)', ar: 'المدة (أشهر)' },
  { en: 'Months, a number alone.', ar: 'بالأشهر، رقم فقط.' },
] as const;
export const year = [
  z.int().min(1950).max(2100),
  { en: 'Year', ar: 'السنة' },
  { en: 'The year of completion.', ar: 'سنة الإنجاز.' },
] as const;
