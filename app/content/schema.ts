import { z } from 'zod';

/*
 * What the files in content/ may say, field by field. A file that says anything
 * else stops the build (see read-content.server.ts for how that is told).
 */

const text = z.string().trim().min(1, 'expected some text, found none');

/** One text in each language. */
const inBoth = z.strictObject({ en: text, ar: text });

/** A list in each language, both of the same length. */
const listInBoth = z
  .strictObject({ en: z.array(text).min(1), ar: z.array(text).min(1) })
  .refine(({ en, ar }) => en.length === ar.length, {
    message: 'expected as many lines in Arabic as in English',
  });

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters, digits and hyphens, such as "stone-house"');
const id = z.int().positive();
const order = z.int().positive();
const rating = z.int().min(1).max(5);
const year = z.int().min(1950).max(2100);
/** An address of the web, without a slash at its end. */
export const webAddress = z
  .url({ protocol: /^https$/, error: 'expected an address that begins with https://' })
  .transform((url) => url.replace(/\/+$/, ''));

/** A file beside the YAML file, such as `living-room.jpg`. */
const pictureFile = z
  .string()
  .regex(
    /^[\w./-]+\.(jpg|jpeg|png|webp|avif)$/i,
    'expected the name of a picture file, such as "living-room.jpg"',
  );

/**
 * A picture: a file name alone, or the file name (`url`) with a `label` that says in each
 * language what is seen; the label is the alternative text and the caption. `dusk` is the
 * same view with its lamps lit, shown in the dark theme.
 */
const picture = z.preprocess(
  (value) => (typeof value === 'string' ? { url: value } : value),
  z.strictObject({ url: pictureFile, label: inBoth.optional(), dusk: pictureFile.optional() }),
);

const describedPicture = z.strictObject({ url: pictureFile, label: inBoth, dusk: pictureFile.optional() });

/** A portrait in content/people/: a photograph or a drawn monogram (SVG); one for both languages or one each. */
const portraitFile = z
  .string()
  .regex(
    /^[\w-]+(\.[\w-]+)*\.(svg|jpg|jpeg|png|webp|avif)$/i,
    'expected the name of a file in content/people/',
  );
const portrait = z.preprocess(
  (value) => (typeof value === 'string' ? { en: value, ar: value } : value),
  z.strictObject({ en: portraitFile, ar: portraitFile }),
);

/** services/<slug>/item.yaml */
export const serviceSchema = z.strictObject({
  order,
  title: inBoth,
  description: inBoth,
  image: describedPicture,
  features: listInBoth,
});

/** portfolio/<slug>/item.yaml. Area in square metres, duration in months. */
export const portfolioProjectSchema = z.strictObject({
  id,
  title: inBoth,
  category: inBoth,
  description: inBoth,
  coverImage: describedPicture,
  images: z.array(picture).min(2, 'expected at least two pictures'),
  details: z.strictObject({
    client: inBoth,
    area: z.number().positive(),
    duration: z.int().positive(),
    year,
    location: inBoth,
    style: inBoth,
  }),
});

/** projects/<slug>/item.yaml. Area in square metres, duration in months, budget in JOD. */
export const projectSchema = z.strictObject({
  id,
  title: inBoth,
  category: inBoth,
  description: inBoth,
  coverImage: describedPicture,
  images: z.array(picture).min(2, 'expected at least two pictures'),
  details: z.strictObject({
    client: inBoth,
    area: z.number().positive(),
    duration: z.int().positive(),
    year,
    budget: z.int().positive(),
    location: inBoth,
    style: inBoth,
    features: listInBoth,
    scope: inBoth,
  }),
});

/** A sheet size in whole centimetres, `30x40` or `30×40`; kept with the multiplication sign. */
const size = z
  .string()
  .regex(/^\d{1,3}[x×]\d{1,3}$/, 'expected a size in centimetres, such as "30x40"')
  .transform((value) => value.replace('x', '×'));

const review = z.strictObject({ name: inBoth, photo: portrait, rating, comment: inBoth });

/** frames/<slug>/item.yaml. Prices are whole JOD for one print. */
export const frameSchema = z
  .strictObject({
    code: z.string().regex(/^SF-\d{2,4}$/, 'expected a code such as "SF-01"'),
    title: inBoth,
    description: inBoth,
    currency: z.literal('JOD'),
    pricing: z.array(z.strictObject({ size, price: z.int().positive() })).min(1),
    colors: z.array(slug).min(1),
    prints: z.array(z.strictObject({ id: slug, name: inBoth })).min(1),
    images: z
      .array(
        z.preprocess(
          (value) => (typeof value === 'string' ? { url: value } : value),
          z.strictObject({ url: pictureFile, label: inBoth.optional(), print: slug.optional() }),
        ),
      )
      .min(1),
    reviews: z.array(review),
  })
  .superRefine((frame, context) => {
    const prints = new Set(frame.prints.map((print) => print.id));
    frame.images.forEach((image, index) => {
      if (image.print && !prints.has(image.print)) {
        context.addIssue({
          code: 'custom',
          path: ['images', index, 'print'],
          message: `expected one of ${[...prints].join(', ')}, found "${image.print}"`,
        });
      }
    });
    if (frame.images[0]?.print !== frame.prints[0]?.id) {
      context.addIssue({
        code: 'custom',
        path: ['images', 0, 'print'],
        message: `expected "${frame.prints[0]?.id}": the first picture shows the first print`,
      });
    }
  });

/** frame-colors.yaml: the frames on offer; `swatch` is the colour of the dot. */
export const frameColorsSchema = z.array(
  z.strictObject({
    id: slug,
    name: inBoth,
    swatch: z.string().regex(/^#[0-9a-f]{6}$/i, 'expected a colour such as "#c39a63"'),
  }),
);

/** courses/<slug>/en.yaml and ar.yaml: one record a language. */
export const courseSchema = z.strictObject({
  lang: z.enum(['en', 'ar']),
  order,
  title: text,
  slug,
  excerpt: text,
  thumbnail: z.strictObject({ url: pictureFile, label: text }),
  hours_total: z.int().positive(),
  sessions_per_week: z.int().positive(),
  price_jod: z.int().positive(),
  price_usd: z.int().positive(),
  mode: text,
  syllabus: z.array(text).min(1),
  highlights: z.array(text).min(1),
  cta_whatsapp: text,
});

export const processSchema = z.array(
  z.strictObject({
    id,
    title: inBoth,
    description: inBoth,
    icon: z.enum(['consultation', 'design', 'development', 'management', 'installation']),
    duration: inBoth,
  }),
);

export const highlightsSchema = z.array(
  z.strictObject({ icon: z.enum(['ruler', 'eye', 'hammer', 'people']), title: inBoth, text: inBoth }),
);

export const skillsSchema = z.array(z.strictObject({ name: inBoth, percent: z.int().min(0).max(100) }));

/** `project` names what the words are about: `portfolio/…`, `projects/…` or `courses/…`. */
export const testimonialsSchema = z.array(
  z.strictObject({
    id,
    name: inBoth,
    role: inBoth,
    photo: portrait,
    comment: inBoth,
    rating,
    project: z
      .string()
      .regex(
        /^(portfolio|projects|courses)\/[a-z0-9-]+$/,
        'expected a folder, such as "portfolio/abdoun-residence"',
      ),
  }),
);

export const faqSchema = z.array(z.strictObject({ id, question: inBoth, answer: inBoth }));

/** site.yaml: names, numbers, addresses, and the hero. */
export const siteSchema = z.strictObject({
  name: inBoth,
  wordmark: inBoth,
  tagline: inBoth,
  url: webAddress,
  chatNumber: z
    .string()
    .regex(/^\d{8,15}$/, 'expected the WhatsApp number as digits alone, in quotes, such as "962790000000"'),
  contact: z.strictObject({
    phone: z.string().regex(/^\+[\d ]{8,20}$/, 'expected a number such as "+962 6 500 0000"'),
    email: z.email(),
    address: inBoth,
    image: describedPicture,
  }),
  social: z.array(z.strictObject({ name: inBoth, url: webAddress })),
  hero: z.strictObject({
    headline: inBoth,
    subtitle: inBoth,
    callToAction: inBoth,
    chatButton: inBoth,
    background: z.strictObject({ type: z.enum(['image', 'plain']), image: describedPicture }),
    caption: inBoth,
    project: slug,
  }),
  servicesBanner: describedPicture,
  wall: pictureFile,
});

export type Language = 'en' | 'ar';
export type InBoth<T = string> = Record<Language, T>;
