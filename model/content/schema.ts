import { z } from 'zod';
import { type Locale, languages } from '#model/language/locales.ts';
import type { FieldMeta } from './field-meta.ts';
import { date, hoursSchema } from './hours-schema.ts';
import { rule } from './mistake-words.ts';
import { printable } from './printable.ts';
import { line, longText, name, sentenceOf } from './text-rules.ts';

/*
 * What the files in content/ may say, field by field. A file that says anything
 * else stops the build (see read-content.server.ts for how that is told).
 */

/** One text in each language: a few words, a line, a paragraph. */
const nameInBoth = z.strictObject({ en: name, ar: name });
const lineInBoth = z.strictObject({ en: line, ar: line });
const longInBoth = z.strictObject({ en: longText, ar: longText });

/** A list in each language, both of the same length. */
const listInBoth = z
  .strictObject({ en: z.array(line).min(1), ar: z.array(line).min(1) })
  .refine(({ en, ar }) => en.length === ar.length, rule('unequalLists'));

const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, rule('slug'));
/** The field holds names of something else in the content. */
function refersTo<T extends z.ZodType>(schema: T, to: NonNullable<FieldMeta['refersTo']>): T {
  return schema.meta({ ...schema.meta(), refersTo: to } satisfies FieldMeta);
}

const id = z.int().positive().max(9999);
const order = z.int().positive().max(9999);
const price = z.int().positive().max(1_000_000);
const squareMeters = z.number().positive().max(1_000_000);
const months = z.int().positive().max(600);
const rating = z.int().min(1).max(5);
const edge = z.int().min(0).max(100_000);
const year = z.int().min(1950).max(2100);
/** An address of the web, without a slash at its end. */
const outsideAddress = z
  .url({ protocol: /^https$/, error: rule('httpsAddress') })
  .max(300)
  .regex(/^[^\s\p{C}]+$/u, rule('cleanAddress'))
  .transform((url) => withoutSlash(new URL(url).href))
  .meta({ widget: 'address' } satisfies FieldMeta);
/** The address of a site: a host, maybe a folder, nothing behind it, since every address of a page begins with it. */
export const webAddress = z
  .url({ protocol: /^https$/, error: rule('httpsAddress') })
  .max(100)
  .refine((url) => /^https:\/\/[^?#@\s\p{C}]+$/u.test(url), rule('siteAddress'))
  .transform((url) => withoutSlash(new URL(url).href))
  .meta({ widget: 'address' } satisfies FieldMeta);

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** A file beside the YAML file, such as `living-room.jpg`, or in a neighbor's folder: `../dunes/1-room.jpg`. */
const pictureFile = z
  .string()
  .max(200)
  .regex(/^(\.\.\/[\w-]+\/)?(?!.*\.\.)\w[\w./-]*\.(jpg|jpeg|png|webp|avif)$/i, rule('pictureName'))
  .meta({ widget: 'picture' } satisfies FieldMeta);

/** The print alone and flat, as it hangs on the wall of a visitor; pages show other pictures of it. */
const artFile = pictureFile.meta({ widget: 'art' } satisfies FieldMeta);

/** The studio's own prints: a folder of frames/, and where one print of it hangs alone, its `id` in that item.yaml. */
const hangingPrint = z.strictObject({
  frame: refersTo(slug, 'frames'),
  print: refersTo(slug, 'prints').optional(),
});

/** A place in a picture, percent of its width or height from the top left. */
const percent = z.number().min(0).max(100);

/** What must stay in sight where the site cuts the picture to another shape; without one that is the middle. */
const focus = z
  .tuple([percent, percent])
  .meta({ widget: 'focus' } satisfies FieldMeta)
  .optional();

/**
 * A picture of a project: a file name alone, or the file name (`url`) with a `label` that says in each
 * language what is seen; the label is the alternative text and the caption. `dusk` is the
 * same view with its lamps lit, shown in the dark theme. `prints` are those of the shop that hang in it; the caption leads to them.
 */
const picture = z.preprocess(
  (value) => (typeof value === 'string' ? { url: value } : value),
  z.strictObject({
    url: pictureFile,
    label: lineInBoth.optional(),
    dusk: pictureFile.optional(),
    focus,
    prints: z.array(hangingPrint).min(1).max(3).optional(),
  }),
);

const describedPicture = z.strictObject({
  url: pictureFile,
  label: lineInBoth,
  dusk: pictureFile.optional(),
  focus,
});

/** The same, and where it holds lettering its files for Arabic pages, by day and at dusk. */
const letteredPicture = describedPicture.extend({
  inArabic: pictureFile.optional(),
  duskInArabic: pictureFile.optional(),
});

/**
 * Where a frame's outer edges lie in a picture that shows it straight on, in px from the picture's left and top. The site
 * cuts it out there and hangs it on its own plaster.
 */
const edgesSchema = z
  .strictObject({ left: edge, top: edge, right: edge, bottom: edge })
  .refine(({ left, right, top, bottom }) => left < right && top < bottom, rule('edgesOrder'))
  .meta({ widget: 'edges' } satisfies FieldMeta);

/**
 * A portrait in content/people/: a photograph or a drawn monogram (SVG); one for both languages or one each. Without one the
 * build draws the person's initials.
 */
const portraitFile = z
  .string()
  .max(200)
  .regex(/^[\w-]+(\.[\w-]+)*\.(svg|jpg|jpeg|png|webp|avif)$/i, rule('portraitName'))
  .meta({ widget: 'portrait' } satisfies FieldMeta);
const portrait = z.preprocess(
  (value) => (typeof value === 'string' ? { en: value, ar: value } : value),
  z.strictObject({ en: portraitFile, ar: portraitFile }),
);

/** services/<slug>/item.yaml */
export const serviceSchema = z.strictObject({
  order,
  title: lineInBoth,
  description: longInBoth,
  image: letteredPicture,
  features: listInBoth,
});

/** Two of a project's pictures from the very same camera, by their `url`: before the work and after it. */
const comparison = z.strictObject({
  before: refersTo(pictureFile, 'images'),
  after: refersTo(pictureFile, 'images'),
});

/** portfolio/<slug>/item.yaml. Area in square meters, duration in months. */
export const portfolioProjectSchema = z.strictObject({
  id,
  title: lineInBoth,
  category: nameInBoth,
  description: longInBoth,
  coverImage: describedPicture,
  images: z.array(picture).min(2, rule('twoPictures')),
  comparison: comparison.optional(),
  details: z.strictObject({
    client: lineInBoth,
    area: squareMeters,
    duration: months,
    year,
    location: lineInBoth,
    style: lineInBoth,
  }),
});

/** What a project's card says: two lines of it. Arabic letters are wider. */
const excerptInBoth = z.strictObject({ en: sentenceOf(95), ar: sentenceOf(85) });

/** projects/<slug>/item.yaml. Area in square meters, duration in months, budget in JOD. */
export const projectSchema = z.strictObject({
  id,
  title: lineInBoth,
  category: nameInBoth,
  excerpt: excerptInBoth,
  description: longInBoth,
  coverImage: describedPicture,
  images: z.array(picture).min(2, rule('twoPictures')),
  comparison: comparison.optional(),
  details: z.strictObject({
    client: lineInBoth,
    area: squareMeters,
    duration: months,
    year,
    budget: z.int().positive().max(1_000_000_000),
    location: lineInBoth,
    style: lineInBoth,
    features: listInBoth,
    scope: lineInBoth,
  }),
});

/** A sheet size in whole centimeters; kept as `30x40`, also where the owner writes the multiplication sign. */
const size = z
  .string()
  .regex(/^[1-9]\d{0,2}[x×][1-9]\d{0,2}$/, rule('printSize'))
  .transform((value) => value.replace('×', 'x'));

const review = z.strictObject({ name: nameInBoth, photo: portrait.optional(), rating, comment: longInBoth });

/** A series or a print that is sold out or limited, `until` the end of a day; without this it is for sale. */
const availability = z
  .strictObject({ state: z.enum(['soldOut', 'limited']), until: date.optional() })
  .meta({ widget: 'availability' } satisfies FieldMeta);

/** frames/<slug>/item.yaml. Prices are whole JOD for one print. */
export const frameSchema = z
  .strictObject({
    code: z.string().regex(/^SF-\d{2,4}$/, rule('frameCode')),
    title: lineInBoth,
    description: longInBoth,
    currency: z.literal('JOD'),
    availability: availability.optional(),
    pricing: z.array(z.strictObject({ size, price })).min(1).max(8, rule('eightSizes')),
    colors: z.array(refersTo(slug, 'frameColors')).min(1),
    prints: z
      .array(
        z.strictObject({
          id: slug,
          name: nameInBoth,
          art: artFile.optional(),
          availability: availability.optional(),
        }),
      )
      .min(1),
    images: z
      .array(
        z.preprocess(
          (value) => (typeof value === 'string' ? { url: value } : value),
          z.strictObject({
            url: pictureFile,
            label: lineInBoth.optional(),
            dusk: pictureFile.optional(),
            print: refersTo(slug, 'prints').optional(),
            edges: edgesSchema.optional(),
            focus,
          }),
        ),
      )
      .min(1),
    reviews: z.array(review),
  })
  .superRefine((frame, context) => {
    // Where there is no print at all, that has been said.
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
  });

/** A color such as “#c39a63”. */
const colorCode = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, rule('color'))
  .meta({ widget: 'color' } satisfies FieldMeta);

/** frame-colors.yaml: the frames on offer; `swatch` is the color of the dot. */
export const frameColorsSchema = z
  .array(
    z.strictObject({
      id: slug,
      name: nameInBoth,
      swatch: colorCode,
    }),
  )
  .min(1);

/** courses/<slug>/en.yaml and ar.yaml: one record a language. */
export const courseSchema = z.strictObject({
  lang: z.enum(languages),
  order,
  title: line,
  slug,
  excerpt: longText,
  thumbnail: z.strictObject({ url: pictureFile, label: line, dusk: pictureFile.optional(), focus }),
  hours_total: z.int().positive().max(9999),
  sessions_per_week: z.int().positive().max(50),
  price_jod: price,
  price_usd: price,
  mode: name,
  syllabus: z.array(line).min(1),
  highlights: z.array(line).min(1),
  cta_whatsapp: longText,
});

export const processSchema = z.array(
  z.strictObject({
    id,
    title: lineInBoth,
    description: longInBoth,
    icon: z.enum(['consultation', 'design', 'development', 'management', 'installation']),
    duration: nameInBoth,
  }),
);

export const highlightsSchema = z.array(
  z.strictObject({ icon: z.enum(['ruler', 'eye', 'hammer', 'people']), title: lineInBoth, text: longInBoth }),
);

export const skillsSchema = z.array(z.strictObject({ name: nameInBoth, percent: z.int().min(0).max(100) }));

/** `project` names what the words are about: `portfolio/…`, `projects/…` or `courses/…`. */
export const testimonialsSchema = z.array(
  z.strictObject({
    id,
    name: nameInBoth,
    role: lineInBoth,
    photo: portrait.optional(),
    comment: longInBoth,
    rating,
    project: z
      .string()
      .regex(/^(portfolio|projects|courses)\/[a-z0-9-]{1,60}$/, rule('projectFolder'))
      .meta({ refersTo: 'works' } satisfies FieldMeta),
  }),
);

export const faqSchema = z.array(z.strictObject({ id, question: lineInBoth, answer: longInBoth }));

/** ordering.yaml: what an order's message leads to. */
export const orderingSchema = z.array(z.strictObject({ title: lineInBoth, text: longInBoth })).min(1);

/** rooms.yaml: rooms without a sheet. Wall cm to px of the picture, row by row; where the print hangs first and the floor, in cm; how white paper looks on that wall. */
export const roomsSchema = z.array(
  z.strictObject({
    picture: pictureFile,
    label: lineInBoth,
    homography: z.array(z.number()).length(9, rule('nineNumbers')),
    center: z.tuple([z.number(), z.number()]),
    floor: z.number().positive().max(1000),
    white: colorCode.optional(),
  }),
);

/** site.yaml: names, numbers, addresses, and the hero. */
export const siteSchema = z.strictObject({
  name: nameInBoth,
  wordmark: nameInBoth,
  tagline: lineInBoth,
  url: webAddress,
  catalogDate: z.iso.date(rule('day')).meta({ widget: 'date' } satisfies FieldMeta),
  chatNumber: z
    .string()
    .regex(/^[1-9]\d{7,14}$/, rule('chatNumber'))
    .meta({ widget: 'telephone' } satisfies FieldMeta),
  contact: z.strictObject({
    phone: z
      .string()
      .regex(/^\+\d[\d ]{6,18}\d$/, rule('phone'))
      .meta({ widget: 'telephone' } satisfies FieldMeta),
    email: z.email(),
    address: lineInBoth,
    image: describedPicture,
  }),
  hours: hoursSchema,
  budgets: z
    .array(z.int().positive().max(1_000_000_000))
    .min(1)
    .max(8)
    .refine(
      (limits) => limits.every((limit, index) => index === 0 || limit > (limits[index - 1] ?? 0)),
      rule('budgetsOrder'),
    ),
  social: z.array(z.strictObject({ name: nameInBoth, url: outsideAddress })),
  hero: z.strictObject({
    headline: lineInBoth,
    subtitle: longInBoth,
    callToAction: nameInBoth,
    chatButton: nameInBoth,
    background: z.strictObject({ type: z.enum(['image', 'plain']), image: describedPicture }),
    cord: z
      .strictObject({ x: percent, top: percent, bottom: percent })
      .refine(({ top, bottom }) => top < bottom, { message: rule('cordOrder') })
      .optional(),
    caption: lineInBoth,
    project: refersTo(slug, 'portfolio'),
  }),
  servicesBanner: describedPicture,
  faqPicture: describedPicture,
  wall: pictureFile,
});

export type Edges = z.infer<typeof edgesSchema>;

export type InBoth<T = string> = Record<Locale, T>;
