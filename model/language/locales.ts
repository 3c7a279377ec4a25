/** The languages of the site, in the order of its lists. English is the default and has no prefix in an address. */
export const locales = {
  en: { dir: 'ltr', name: 'English', folder: '' },
  ar: { dir: 'rtl', name: 'العربية', folder: '/ar' },
} as const;

export type Locale = keyof typeof locales;

/** Both languages, English first. Files for each language are made in this order. */
export const languages = Object.keys(locales) as [Locale, ...Locale[]];

/** The other language, which the language link opens. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'ar' : 'en';
}
