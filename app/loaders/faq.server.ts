import type { Locale } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import type { FaqItem } from './types.ts';

export function faqIn(locale: Locale): FaqItem[] {
  return content().faq.map(({ id, question, answer }) => ({
    id,
    question: question[locale],
    answer: answer[locale],
  }));
}
