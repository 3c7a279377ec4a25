/** The languages of the site, in the order of its lists. English is the default and needs no prefix in an address. */
export const locales = {
  en: { dir: 'ltr', name: 'English', folder: '' },
  ar: { dir: 'rtl', name: 'العربية', folder: '/ar' },
} as const;

export type Locale = keyof typeof locales;

/** Both, English first: what is made for each language is made in this order. */
export const languages = Object.keys(locales) as [Locale, ...Locale[]];

/** The language that the language link leads to. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'ar' : 'en';
}
