/** The two languages of the site. English is the default and needs no prefix in an address. */
export const locales = {
  en: { dir: 'ltr', name: 'English' },
  ar: { dir: 'rtl', name: 'العربية' },
} as const;

export type Locale = keyof typeof locales;

/** The language that the language link leads to. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'ar' : 'en';
}
