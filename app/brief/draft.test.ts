import { expect, test } from 'vitest';
import { type BriefDraft, emptyDraft, isEmpty, parseDraft, tooLongField } from './draft.ts';

const full: BriefDraft = {
  ...emptyDraft,
  service: 'commercial-interior-design',
  styles: ['projects/family-majlis'],
  times: [1_796_550_000_000],
  name: 'لينا',
};

test('a draft comes back as it was kept', () => {
  expect(parseDraft(JSON.stringify(full))).toEqual(full);
});

test.each([null, '', '{', 'null', '7', '"x"', '[]', '[1]'])('%s is no draft', (stored) => {
  expect(parseDraft(stored)).toBeNull();
});

test('what has another form is left out', () => {
  const odd = {
    service: 7,
    city: ['x'],
    styles: 'all',
    times: ['9:00', 1, 1, 1e20, -9e15, 1.5, 2, 3, 4],
    name: 'A',
    __proto__: { x: 1 },
  };
  expect(parseDraft(JSON.stringify(odd))).toEqual({ ...emptyDraft, times: [1, 2, 3], name: 'A' });
});

test('empty is what holds nothing', () => {
  expect(isEmpty(emptyDraft)).toBe(true);
  expect(isEmpty(full)).toBe(false);
  expect(Object.isFrozen(emptyDraft)).toBe(true);
});

test('lengths are counted in letters, and nothing is cut', () => {
  expect(tooLongField({ ...full, city: 'ع'.repeat(60) })).toBeUndefined();
  expect(tooLongField({ ...full, city: '🏡'.repeat(60) })).toBeUndefined();
  expect(tooLongField({ ...full, city: 'ع'.repeat(61) })).toBe('city');
  expect(tooLongField({ ...full, name: 'a'.repeat(81) })).toBe('name');
});
