import { expect, test } from 'vitest';
import { readContent } from '#model/on-disk/read-content.server.ts';
import { frameIn } from './frames.server.ts';
import { frameData } from './head/structured-data.server.ts';
import { shopIn } from './shop.server.ts';

const content = readContent();
const [series] = content.frames;
if (!series) throw new Error('There is no series');
const both = (text: string) => ({ en: text, ar: text });

/** The series as pages and search engines get it, with a shop and a series that say these things. */
function shown(shop: typeof content.shop, specification: NonNullable<typeof series>['specification']) {
  const own = { ...series, specification } as NonNullable<typeof series>;
  const frame = frameIn('en', own, { ...content, shop });
  return { rows: frame.specification, data: frameData(frame, 'en') };
}

test('a series shows the rows of the shop, in their order, and its own in place of them', () => {
  const shop = { specification: { hanging: both('One hook'), paper: both('Cotton') } };
  const { rows, data } = shown(shop, { hanging: both('Two hooks'), artist: both('By hand') });
  expect(rows).toEqual([
    { label: 'Paper', text: 'Cotton' },
    { label: 'Hanging', text: 'Two hooks' },
    { label: 'Drawing', text: 'By hand' },
  ]);
  expect(data).toMatchObject({
    additionalProperty: rows.map(({ label, text }) => ({
      '@type': 'PropertyValue',
      name: label,
      value: text,
    })),
  });
});

test('a shop that says nothing of its frames leaves no trace', () => {
  const { rows, data } = shown({}, undefined);
  expect(rows).toEqual([]);
  expect(data).not.toHaveProperty('additionalProperty');
  expect(shopIn('en', { ...content, shop: {} })).toEqual({ specification: [], requests: [] });
});

test('an offer without a text is not asked about', () => {
  const shop = { quantities: { text: both('From ten on') } };
  expect(shopIn('ar', { ...content, shop }).requests.map(({ title }) => title)).toEqual(['عشر لوحات فأكثر؟']);
});
