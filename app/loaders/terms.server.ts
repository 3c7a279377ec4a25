import type { Locale } from '#model/language/locales.ts';
import { joinUnits } from '#model/language/number-and-unit.ts';
import { fill, groupDigits } from '#model/language/translate.ts';
import { type Content, content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import type { Fact, Fee } from './types.ts';

const feeWords = { m2: 'feeM2', project: 'feeProject', visit: 'feeVisit' } as const;

/** The field `fee` of a service, in one language; no field where the content does not say what the service costs. */
export function feeIn(locale: Locale, { fee }: Pick<Content['services'][number], 'fee'>): { fee?: Fee } {
  if (!fee) return {};
  const text = fill(wordsIn(locale).terms[feeWords[fee.per]], { n: groupDigits(fee.from) });
  return { fee: { text: joinUnits(text), ...(fee.note ? { note: fee.note[locale] } : {}) } };
}

/** What a visit outside Amman costs, and the guarantee, as far as the content says so. */
export function termsIn(locale: Locale, { site } = content()): { visit?: Fact; guarantee?: Fact } {
  const { visit, guarantee } = site.terms ?? {};
  const words = wordsIn(locale).terms;
  return {
    ...(visit ? { visit: { label: words.visit, text: visit[locale] } } : {}),
    ...(guarantee ? { guarantee: { label: words.guarantee, text: guarantee[locale] } } : {}),
  };
}
