import type { Bilingual } from '#model/content/group.ts';
import { shownDay } from '#model/hours/shown-day.ts';
import type { Locale } from '#model/language/locales.ts';
import { fill } from '#model/language/translate.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { localized } from './localized.ts';
import type { TextPage, TextSection } from './types.ts';

interface BilingualSection {
  title: Bilingual;
  text: Bilingual;
  points?: { title: Bilingual; text: Bilingual }[] | undefined;
}

/** One section of a text page, in one language. */
export function textSection({ title, text, points = [] }: BilingualSection, locale: Locale): TextSection {
  return localized({ title, text, points }, locale);
}

/** The date of a text page, such as “As of 1 November 2026”. */
export function dateText(date: string, locale: Locale): string {
  return fill(wordsIn(locale).paper.asOf, { date: shownDay(date, locale) });
}

export function accessibilityIn(locale: Locale): TextPage {
  const { date, parts, contact } = content().accessibility;
  return {
    dateText: dateText(date, locale),
    sections: parts.map((section) => textSection(section, locale)),
    contact: textSection(contact, locale),
  };
}
