import type { Locale } from '#model/language/locales.ts';
import { joinUnits } from '#model/language/number-and-unit.ts';
import { fill, groupDigits } from '#model/language/translate.ts';
import { type Content, content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import type { Fact } from './types.ts';

const feeWords = { m2: 'feeM2', project: 'feeProject', visit: 'feeVisit' } as const;

/**
 * What a service costs at least and what that includes, in one line: “Our fee: from 15 JOD per m² · Plan and views.”
 * The result has no field where the content does not say.
 */
export function feeIn(locale: Locale, { fee }: Pick<Content['services'][number], 'fee'>): { fee?: string } {
  if (!fee) return {};
  const text = fill(wordsIn(locale).terms[feeWords[fee.per]], { n: groupDigits(fee.from) });
  return { fee: [joinUnits(text), fee.note?.[locale]].filter(Boolean).join('\u00a0· ') };
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
