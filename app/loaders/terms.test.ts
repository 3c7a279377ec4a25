import { expect, test } from 'vitest';
import { readContent } from '#model/on-disk/read-content.server.ts';
import { feeIn, termsIn } from './terms.server.ts';

const content = readContent();
const both = (text: string) => ({ en: text, ar: text });

test.each([
  ['m2', 'Our fee: from 1,200\u00a0JOD per m²', 'أتعابنا: من 1,200\u00a0د.أ للمتر المربع'],
  ['project', 'Our fee: from 1,200\u00a0JOD per project', 'أتعابنا: من 1,200\u00a0د.أ للمشروع'],
  ['visit', 'Our fee: from 1,200\u00a0JOD per visit', 'أتعابنا: من 1,200\u00a0د.أ للزيارة'],
] as const)('a fee per %s', (per, english, arabic) => {
  expect(feeIn('en', { fee: { from: 1200, per } })).toEqual({ fee: english });
  expect(feeIn('ar', { fee: { from: 1200, per, note: both('note') } })).toEqual({
    fee: `${arabic}\u00a0· note`,
  });
});

test('what the content does not say leaves no trace', () => {
  const { terms, ...site } = content.site;
  expect(terms).toBeDefined();
  expect(feeIn('en', {})).toEqual({});
  expect(termsIn('en', { ...content, site })).toEqual({});
  const guarantee = both('Two years');
  expect(termsIn('ar', { ...content, site: { ...site, terms: { guarantee } } })).toEqual({
    guarantee: { label: 'الضمان', text: 'Two years' },
  });
});
