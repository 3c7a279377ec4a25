import type { Locale } from '#model/language/locales.ts';

/**
 * What stands in the place of a portrait that there is none of: the first letters of two names in English, one letter in
 * Arabic, whose letters would join.
 * @example initialsOf('Omar K.', 'en') // 'OK'
 */
export function initialsOf(name: string, locale: Locale): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/\p{L}/u) ?? []);
  return letters
    .slice(0, locale === 'ar' ? 1 : 2)
    .join('')
    .toLocaleUpperCase(locale);
}

/** Where the list of pictures has a drawing of initials. */
export function initialsKey(initials: string): string {
  return `people/initials/${initials}`;
}
