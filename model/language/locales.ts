/** The languages of the site, in the order of its lists. English is the default and has no prefix in an address. */
export const locales = {
  en: { dir: 'ltr', name: 'English', folder: '' },
  ar: { dir: 'rtl', name: 'العربية', folder: '/ar' },
} as const;

export type Locale = keyof typeof locales;

/** Both languages, English first. The build makes the files for each language in this order. */
export const languages = Object.keys(locales) as [Locale, ...Locale[]];

/** The other of the two languages, to which the language link leads. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'ar' : 'en';
}
