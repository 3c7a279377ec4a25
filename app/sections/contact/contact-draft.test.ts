import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDraft } from './contact-draft.ts';

test('a draft comes back as it was typed', () => {
  const draft = fc.record({
    name: fc.string(),
    phone: fc.string(),
    email: fc.string(),
    subject: fc.string(),
    message: fc.string({ unit: 'binary' }),
  });
  fc.assert(
    fc.property(draft, (typed) => {
      expect(parseDraft(JSON.stringify(typed))).toEqual(typed);
    }),
  );
});

test('any other stored text gives no draft or an empty one', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const draft = parseDraft(text);
      if (draft) expect(Object.values(draft).every((value) => typeof value === 'string')).toBe(true);
    }),
  );
  expect(parseDraft(null)).toBeNull();
  expect(parseDraft('{"name":5,"message":"left"}')).toEqual({
    name: '',
    phone: '',
    email: '',
    subject: '',
    message: 'left',
  });
});
