import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Imperatives and forms of address, which have a gender in Arabic; verbal nouns say the same to everyone. */
const addressed =
  /(?<!\p{L})(اكتب|اختر|اسحب|اطلب|أغلقه?|شغّله?|ثبّته?|انشر|انتظر|اقرأ|راجعها|جرّب|احذفه?|خذ|أبقِ|تُسحب|تقصد|تحذف|تكتبه)(?!\p{L})/gu;

test('the Arabic editor addresses nobody as a man or a woman', () => {
  const words = readFileSync(new URL('words.ts', import.meta.url), 'utf8');
  expect(words.match(addressed)).toBeNull();
});
