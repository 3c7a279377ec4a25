import type { Locale } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { localized } from './localized.ts';
import { alternativeText, picture } from './pictures.server.ts';
import type { Cliq, FaqItem, Highlight, OrderingStep, ProcessStep, Skill } from './types.ts';

/* The functions of this file return lists of the content in one language. */

/** @param withImages whether the steps have their pictures; papers show none */
export function processIn(locale: Locale, withImages = false): ProcessStep[] {
  return content().process.map(({ image, ...step }, index) => ({
    ...localized(step, locale),
    ...(image && withImages
      ? { image: picture('', image, alternativeText(image, locale), index === 0) }
      : {}),
  }));
}

export function highlightsIn(locale: Locale): Highlight[] {
  return localized(content().highlights, locale);
}

export function skillsIn(locale: Locale): Skill[] {
  return localized(content().skills, locale);
}

export function faqIn(locale: Locale): FaqItem[] {
  return localized(content().faq, locale);
}

/** The steps of an order, from the message to the returns, without those that need something the site does not know. */
export function orderingIn(locale: Locale): OrderingStep[] {
  const { ordering, site } = content();
  return localized(
    ordering.steps.filter(({ needs }) => needs !== 'place' || site.contact.place),
    locale,
  );
}

/** The studio's account at CliQ; undefined where the content names none. */
export function cliqIn(locale: Locale, { ordering } = content()): Cliq | undefined {
  return localized(ordering.payment?.cliq, locale);
}
