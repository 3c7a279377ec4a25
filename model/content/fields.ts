import { z } from 'zod';
import type { FieldMeta } from './field-meta.ts';
import { type GroupField, group } from './group.ts';
import { rule } from './mistake-words.ts';
import { line, longText, name } from './text-rules.ts';

/*
 * Schemas and labeled fields that several kinds of content share. A file that does not match the schema of its kind stops the
 * build with a ContentError (see read-content.server.ts).
 */

/** Schemas of one text in both languages: a few words, a line, a paragraph. */
export const bilingualName = z.strictObject({ en: name, ar: name });
export const bilingualLine = z.strictObject({ en: line, ar: line });
export const bilingualText = z.strictObject({ en: longText, ar: longText });

/** The schema of a list in each language; both lists must have the same length. */
export const bilingualList = z
  .strictObject({ en: z.array(line).min(1), ar: z.array(line).min(1) })
  .refine(({ en, ar }) => en.length === ar.length, rule('unequalLists'));

/** Marks a field whose value refers to another part of the content, such as an item. */
export function refersTo<T extends z.ZodType>(schema: T, to: NonNullable<FieldMeta['refersTo']>): T {
  return schema.meta({ ...schema.meta(), refersTo: to } satisfies FieldMeta);
}

export const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, rule('slug'));
export const smallNumber = z.int().positive().max(9999);
/** A price in whole JOD or USD. */
export const price = z.int(rule('price')).min(1, rule('price')).max(1_000_000);
/** An https address, without a slash at its end. */
export const outsideAddress = z
  .url({ protocol: /^https$/, error: rule('httpsAddress') })
  .max(300)
  .regex(/^[^\s\p{C}]+$/u, rule('cleanAddress'))
  .transform((url) => withoutSlash(new URL(url).href))
  .meta({ widget: 'address' } satisfies FieldMeta);

/** A web address without the slashes at its end. */
export function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** One coordinate of a point in a picture, in percent of the picture's width or height from the top left corner. */
export const percent = z.number().min(0).max(100);

/** A color such as “#c39a63”. */
export const colorCode = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, rule('color'))
  .meta({ widget: 'color' } satisfies FieldMeta);

/**
 * The path of a picture: beside the YAML file, such as `living-room.jpg`, or in the folder of another item:
 * `../dunes/1-room.jpg`.
 */
export const pictureFile = z
  .string()
  .max(200)
  .regex(/^(\.\.\/[\w-]+\/)?(?!.*\.\.)\w[\w./-]*\.(jpg|jpeg|png|webp|avif)$/i, rule('pictureName'))
  .meta({ widget: 'picture' } satisfies FieldMeta);

/**
 * The file name of a portrait in content/people/: a photograph, or a monogram as SVG. A file names one portrait for both
 * languages or one for each. Without a portrait the build draws the person's initials.
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

export const title = [bilingualLine, { en: 'Title', ar: 'العنوان' }] as const;
export const description = [bilingualText, { en: 'Description', ar: 'الوصف' }] as const;
export const text = [bilingualText, { en: 'Text', ar: 'النص' }] as const;
/** The name of a person. Without a portrait the build draws the name's initials. */
export const personName = [
  bilingualName.meta({ isDrawn: true } satisfies FieldMeta),
  { en: 'Name', ar: 'الاسم' },
] as const;
export const comment = [bilingualText, { en: 'What was said', ar: 'نص الرأي' }] as const;

export const order = [
  smallNumber,
  { en: 'Place in the order', ar: 'الترتيب' },
  { en: 'Smaller numbers come first.', ar: 'العدد الأصغر يأتي أولًا.' },
] as const;

export const hidden = [
  z.boolean().optional(),
  { en: 'Hidden', ar: 'غير معروض' },
  {
    en: 'While this is ticked, it is on no page, in no list and no PDF, and nothing leads to it.',
    ar: 'ما دام هذا المربّع محدَّدًا فلا يظهر في أي صفحة أو قائمة أو ملف PDF، ولا يؤدي إليه شيء.',
  },
] as const;

export const rating = [
  z.int().min(1).max(5),
  { en: 'Stars (1 to 5)', ar: 'النجوم (من 1 إلى 5)' },
  { en: 'From 1 to 5 stars.', ar: 'من نجمة إلى خمس نجوم.' },
] as const;

export const photo = [
  portrait.optional(),
  { en: 'Portrait', ar: 'الصورة الشخصية' },
  {
    en: 'Without one the site draws the initials.',
    ar: 'من دونها يرسم الموقع الحرف الأول من الاسم، وفي الإنجليزية أول حرفين من الاسمين.',
  },
] as const;

/** The field for a number by which the entries of a list are sorted. Each number must be unique in the list. */
export function id(help: NonNullable<GroupField[2]>) {
  return [smallNumber, { en: 'Number', ar: 'الرقم' }, help] as const;
}

export const url = [pictureFile, { en: 'File', ar: 'الملف' }] as const;

const caption = { en: 'Caption', ar: 'التعليق' };
const captionHelp = {
  en: 'Also read aloud to people who cannot see.',
  ar: 'يُقرأ كذلك لمن لا يرى.',
};
/**
 * The field for the text that describes a picture and becomes its caption and alternative text. `schema` is a text in
 * one language or in both.
 */
export function label<Schema extends z.ZodType>(schema: Schema) {
  return [schema, caption, captionHelp] as const;
}

/** The field for a second picture: the same view in the evening, with its lamps lit, for the dark theme. */
export const dusk = [
  pictureFile.optional(),
  { en: 'The same picture at dusk', ar: 'الصورة نفسها مساءً' },
  {
    en: 'From the very same place, with the lamps lit. Shown in the dark theme.',
    ar: 'من الموضع نفسه تمامًا والمصابيح مضاءة. تظهر في المظهر الداكن.',
  },
] as const;

/** The field for the point that stays visible where the site crops the picture, in percent; the middle by default. */
export const focus = [
  z
    .tuple([percent, percent])
    .meta({ widget: 'focus' } satisfies FieldMeta)
    .optional(),
  { en: 'What stays in sight (% of the picture)', ar: 'ما يبقى ظاهرًا (% من الصورة)' },
  {
    en: 'A point in percent from the left and the top. Wherever the site cuts the picture to another shape, it stays in sight; without one that is the middle.',
    ar: 'نقطة بالنسبة المئوية من يسار الصورة وأعلاها، تبقى ظاهرة حيثما قُصّت الصورة في الموقع، ومن دونها يبقى الوسط.',
  },
] as const;

export const captionedPicture = group({ url, label: label(bilingualLine), dusk, focus });

/** A picture. If the picture contains lettering, Arabic pages show files of their own, one by day and one at dusk. */
export const letteredPicture = group({
  url,
  label: label(bilingualLine),
  dusk,
  focus,
  inArabic: [
    pictureFile.optional(),
    { en: 'The picture with Arabic lettering', ar: 'الصورة بحروف عربية' },
    {
      en: 'Only where the picture holds lettering: the same one with Arabic lettering.',
      ar: 'فقط إن كان في الصورة كلام: الصورة نفسها بكلام عربي.',
    },
  ],
  duskInArabic: [
    pictureFile.optional(),
    { en: 'The same at dusk', ar: 'الصورة نفسها مساءً' },
    {
      en: 'The one with Arabic lettering as it is seen when the page is dark; of the same size.',
      ar: 'الصورة ذات الكلام العربي كما تظهر حين تكون الصفحة داكنة، بالحجم نفسه.',
    },
  ],
});

/** Extends the schema of a picture: a content file may then write the picture as its file name alone, without `url:`. */
export function orFileName<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (typeof value === 'string' ? { url: value } : value), schema);
}

/**
 * A field that holds a list of lines in each language.
 * @param label the field's name for the owner
 */
export function lines(label: GroupField[1]) {
  const help = {
    en: 'As many lines in Arabic as in English.',
    ar: 'عدد الأسطر في العربية كعددها في الإنجليزية.',
  };
  return [bilingualList, label, help] as const;
}
