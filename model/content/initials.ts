import type { Locale } from '#model/language/locales.ts';

/**
 * The initials that replace a missing portrait: two letters in English, one in Arabic, because two Arabic letters would join.
 * @example initialsOf('Omar K.', 'en') // 'OK'
 */
export function initialsOf(name: string, locale: Locale): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/\p{L}/u) ?? []);
  return letters
    .slice(0, locale === 'ar' ? 1 : 2)
    .join('')
    .toLocaleUpperCase(locale);
}

/** The key under which app/generated/pictures.json holds the drawing of a person's initials. */
export function initialsKey(initials: string): string {
  return `people/initials/${initials}`;
}
