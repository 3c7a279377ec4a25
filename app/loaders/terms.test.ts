import { expect, test } from 'vitest';
import { readContent } from '#model/on-disk/read-content.server.ts';
import { feeIn, termsIn } from './terms.server.ts';

const content = readContent();
const both = (text: string) => ({ en: text, ar: text });

test.each([
  ['m2', 'From 1,200\u00a0JOD per m²', 'تبدأ من 1,200\u00a0د.أ للمتر المربع'],
  ['project', 'From 1,200\u00a0JOD per project', 'تبدأ من 1,200\u00a0د.أ للمشروع'],
  ['visit', 'From 1,200\u00a0JOD per visit', 'تبدأ من 1,200\u00a0د.أ للزيارة'],
] as const)('a fee per %s', (per, english, arabic) => {
  expect(feeIn('en', { fee: { from: 1200, per } })).toEqual({ fee: { text: english } });
  expect(feeIn('ar', { fee: { from: 1200, per, note: both('note') } })).toEqual({
    fee: { text: arabic, note: 'note' },
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
