import type { Locale } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import type { OrderingStep } from './types.ts';

export function orderingIn(locale: Locale): OrderingStep[] {
  return content().ordering.map(({ title, text }) => ({ title: title[locale], text: text[locale] }));
}
