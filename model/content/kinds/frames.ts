import { z } from 'zod';
import type { FieldMeta } from '../field-meta.ts';
import {
  bilingualLine,
  bilingualName,
  comment,
  description,
  dusk,
  focus,
  hidden,
  label,
  orFileName,
  personName,
  photo,
  pictureFile,
  price,
  rating,
  refersTo,
  slug,
  title,
  url,
} from '../fields.ts';
import { group } from '../group.ts';
import { rule } from '../mistake-words.ts';
import { printable } from '../printable.ts';
import { date } from './hours.ts';
import { ownSpecification } from './shop.ts';

/** A print size in whole centimeters, written as `30x40`. The owner may also write `30×40`. */
const size = z
  .string()
  .regex(/^[1-9]\d{0,2}[x×][1-9]\d{0,2}$/, rule('printSize'))
  .transform((value) => value.replace('×', 'x'));

/** The file of a flat picture, which shows the print alone, for the wall tool. Pages show other pictures of the print. */
const artFile = pictureFile.meta({ widget: 'art' } satisfies FieldMeta);

const edge = z.int().min(0).max(100_000);

/**
 * The outer edges of a frame in a picture taken straight from the front, in px from the picture's left and top. The
 * site cuts the frame out along these edges and shows it in front of the site's own plaster wall.
 */
const edges = group({
  left: [edge, { en: 'Left', ar: 'اليسار' }],
  top: [edge, { en: 'Top', ar: 'الأعلى' }],
  right: [edge, { en: 'Right', ar: 'اليمين' }],
  bottom: [edge, { en: 'Bottom', ar: 'الأسفل' }],
})
  .refine(({ left, right, top, bottom }) => left < right && top < bottom, rule('edgesOrder'))
  .meta({ widget: 'edges' } satisfies FieldMeta);

export type Edges = z.infer<typeof edges>;

/**
 * The field for the sold-out or limited state of a series, a print or a size, which ends with the day `until`. Without
 * this field they are for sale.
 */
const availability = group({
  state: [z.enum(['soldOut', 'limited']), { en: 'State', ar: 'الحالة' }],
  until: [
    date.optional(),
    { en: 'Until', ar: 'حتى' },
    {
      en: 'It ends at midnight after this day, by itself. Empty: until you change it.',
      ar: 'تنتهي وحدها عند منتصف الليل بعد هذا اليوم. وإذا تُرك فارغًا بقيت حتى تغييرها.',
    },
  ],
})
  .meta({ widget: 'availability' } satisfies FieldMeta)
  .optional();

const forSaleOrNot = { en: 'Availability', ar: 'حالة التوفّر' };

const print = group({
  id: [
    slug,
    { en: 'Name in the files', ar: 'الاسم في الملفات' },
    {
      en: 'Small Latin letters, digits and hyphens. Visitors’ selections know the print by it: best left as it is.',
      ar: 'حروف لاتينية صغيرة وأرقام وشرطات. مختارات الزوار تعرف التصميم به، فالأفضل ألّا يتغيّر.',
    },
  ],
  name: [bilingualName, { en: 'Name', ar: 'الاسم' }],
  art: [
    artFile.optional(),
    { en: 'The print alone, flat', ar: 'التصميم وحده، مسطّحًا' },
    {
      en: 'A picture of the print alone, straight on and without a frame: it hangs on the visitor’s wall.',
      ar: 'صورة اللوحة وحدها، من الأمام وبلا إطار: تُعلَّق على جدار الزائر.',
    },
  ],
  availability: [availability, forSaleOrNot, { en: 'For this print alone.', ar: 'لهذا التصميم وحده.' }],
});

const picture = orFileName(
  group({
    url,
    label: label(bilingualLine.optional()),
    dusk,
    print: [
      refersTo(slug, 'prints').optional(),
      { en: 'Which print it shows', ar: 'التصميم الظاهر فيها' },
      { en: 'Which print it shows; empty for a room.', ar: 'أي تصميم يظهر فيها، ولصورة غرفة يبقى فارغًا.' },
    ],
    edges: [
      edges.optional(),
      { en: 'Edges of the frame', ar: 'حوافّ الإطار' },
      {
        en: 'Where the frame’s outer edges lie in the picture: the site cuts it out there and hangs it on its own wall. Where a series has several colors, it paints the bar of the frame in the chosen one, about 3 % of the frame’s width.',
        ar: 'مواضع حوافّ الإطار الخارجية في الصورة، وعندها يقصّه الموقع ويعلّقه على جداره. وإن تعدّدت ألوان المجموعة لوّن الموقع الإطار باللون المختار، بعرض نحو 3% من عرضه.',
      },
    ],
    focus,
  }),
);

const frame = group({
  code: [
    z.string().regex(/^SF-\d{2,4}$/, rule('frameCode')),
    { en: 'Code', ar: 'الرمز' },
    {
      en: 'SF- and two digits, such as SF-14; no other series has the same.',
      ar: 'الحروف SF- ثم رقمان، مثل SF-14، ولا تتكرّر في مجموعة أخرى.',
    },
  ],
  hidden,
  title,
  description,
  currency: [z.literal('JOD'), { en: 'Currency', ar: 'العملة' }],
  availability: [
    availability,
    forSaleOrNot,
    {
      en: 'For all prints of the series. What is limited is said and can be ordered; what is sold out cannot.',
      ar: 'لكل لوحات المجموعة. الكمية المحدودة تُذكر وتبقى قابلة للطلب، وما نفد لا يُطلب.',
    },
  ],
  pricing: [
    z
      .array(
        group({
          size: [
            size,
            { en: 'Size (cm)', ar: 'المقاس (سم)' },
            {
              en: 'Width × height of the sheet in cm, such as 30x40.',
              ar: 'عرض الورقة × ارتفاعها بالسنتيمتر، مثل 30x40.',
            },
          ],
          price: [
            price,
            { en: 'Price (JOD)', ar: 'السعر (د.أ)' },
            { en: 'Whole dinars.', ar: 'بالدينار من دون كسور.' },
          ],
          availability: [availability, forSaleOrNot, { en: 'For this size alone.', ar: 'لهذا المقاس وحده.' }],
        }),
      )
      .min(1)
      .max(8, rule('eightSizes')),
    { en: 'Sizes and prices', ar: 'المقاسات والأسعار' },
    {
      en: 'Sizes in ascending order; a price holds for one print in its frame.',
      ar: 'المقاسات من الأصغر إلى الأكبر، والسعر للوحة واحدة مع إطارها.',
    },
  ],
  colors: [
    z.array(refersTo(slug, 'frameColors')).min(1),
    { en: 'Colors', ar: 'الألوان' },
    { en: 'The first is chosen when a visitor comes.', ar: 'اللون الأول هو المختار عند وصول الزائر.' },
  ],
  prints: [
    z.array(print).min(1),
    { en: 'Prints', ar: 'التصاميم' },
    { en: 'The first is chosen when a visitor comes.', ar: 'التصميم الأول هو المختار عند وصول الزائر.' },
  ],
  images: [
    z.array(picture).min(1),
    { en: 'Pictures', ar: 'الصور' },
    {
      en: 'The first picture shows the first print, in the first color. A picture shows one print straight on, or a room.',
      ar: 'الصورة الأولى للتصميم الأول باللون الأول. وكل صورة لتصميم واحد من الأمام، أو لغرفة.',
    },
  ],
  specification: ownSpecification,
  reviews: [
    z.array(group({ name: personName, photo, rating, comment })),
    { en: 'Reviews', ar: 'آراء من اقتنوها' },
  ],
});

/**
 * The content about frames: one item is a group (series) of framed prints. Prices are whole JOD for one print with its
 * frame.
 */
export const frames = {
  folder: 'frames',
  label: { en: 'Frames', ar: 'اللوحات' },
  schema: frame.superRefine((frame, context) => {
    // The schema of `prints` already reports a group without any print.
    if (frame.prints.length === 0) return;
    const prints = new Set(frame.prints.map((print) => print.id));
    const known = printable([...prints].join(', '));
    frame.images.forEach((image, index) => {
      if (image.print && !prints.has(image.print)) {
        context.addIssue({
          code: 'custom',
          path: ['images', index, 'print'],
          message: rule('notOneOf'),
          params: { known, name: printable(image.print) },
        });
      }
    });
    if (frame.images[0]?.print !== frame.prints[0]?.id) {
      context.addIssue({
        code: 'custom',
        path: ['images', 0, 'print'],
        message: rule('firstPrint'),
        params: { print: printable(frame.prints[0]?.id ?? '') },
      });
    }
  }),
} as const;
