import { z } from 'zod';
import { ar } from '#model/language/ar.ts';
import { en } from '#model/language/en.ts';
import { languages } from '#model/language/locales.ts';
import { customWordsFile, placeholdersIn } from '../custom-words.ts';
import type { FieldMeta } from '../field-meta.ts';
import { rule } from '../mistake-words.ts';
import { problemOf } from '../text-rules.ts';
import { isGroup } from '../walk.ts';

const rules = { maxCharacters: 2000, isMultiline: false };

let schema: z.ZodType | undefined;

/** The studio's own texts, which replace those in model/language: the same groups and keys, in one language or both. */
export const words = {
  file: customWordsFile,
  label: { en: 'Words of the site', ar: 'كلمات الموقع' },
  help: {
    en: 'What the site says by itself: menu, headings, buttons, messages. A text that is changed is said differently; a field that is emptied goes back to the site’s own words. What stands in {curly brackets} is filled in by the site and has to stay; | separates the entries of a list, and a space at either end keeps words apart.',
    ar: 'ما يقوله الموقع بنفسه: القائمة والعناوين والأزرار والرسائل. تعديل النص يغيّر ما يقوله الموقع، وإفراغ الحقل يعيد كلماته الأصلية. ما بين {قوسين معقوفين} يملؤه الموقع ويجب أن يبقى، والعلامة | تفصل بين عناصر القائمة، والمسافة في أول النص أو آخره تفصل بين الكلمات.',
  },
  /**
   * The schema is built when it is first needed: building it for a thousand texts takes some time, and the editor's
   * pages never need it.
   */
  get schema(): z.ZodType {
    schema ??= schemaOf({ en, ar });
    return schema;
  },
};

/**
 * Makes the schema of a text or a group of texts in words.yaml.
 * @param builtIn the site's own text or group in each language; a plural form may exist in only one language
 */
function schemaOf(builtIn: { en?: unknown; ar?: unknown }): z.ZodType {
  const locales = languages.filter((locale) => builtIn[locale] !== undefined);
  if (locales.every((locale) => typeof builtIn[locale] === 'string')) {
    const texts = locales.map((locale) => [locale, customText(String(builtIn[locale])).optional()] as const);
    return z.strictObject(Object.fromEntries(texts));
  }
  const [english, arabic] = [builtIn.en, builtIn.ar].map((value) => (isGroup(value) ? value : {}));
  // The Arabic keys come first: only Arabic has all plural forms, in their usual order.
  const keys = Object.keys({ ...arabic, ...english });
  return z.strictObject(
    Object.fromEntries(
      keys.map((key) => [key, schemaOf({ en: english?.[key], ar: arabic?.[key] }).optional()]),
    ),
  );
}

/**
 * The schema of a studio's text that replaces one of the site's texts: the new text needs the same {placeholders}.
 * Spaces at the ends of the text are kept, because they separate words.
 */
function customText(builtIn: string) {
  const expected = placeholdersIn(builtIn);
  return z
    .string()
    .superRefine((text, context) => {
      const found = placeholdersIn(text);
      const { code, values = {} } =
        problemOf(text, rules) ??
        (found === expected ? {} : { code: rule('wordPlaceholders'), values: { expected, found } });
      if (code) context.addIssue({ code: 'custom', message: code, params: values });
    })
    .meta({ builtIn, maxCharacters: rules.maxCharacters } satisfies FieldMeta);
}
