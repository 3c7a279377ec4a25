import { westernDigits } from '#model/language/read-number.ts';

const morning = /^(?:a\.?m\.?|ص|صباحا|فجرا)$/;
const evening = /^(?:p\.?m\.?|م|مساء|ظهرا|عصرا|ليلا)$/;

/**
 * Reads a time of day as people in Amman type it: `15`, `15:00`, `15.30`, `١٥`, `3 م`, `3 مساءً`, `3pm`.
 * @returns the times that may be meant, on the 24-hour clock (`15:00`): one; two, by day and by night, for an hour from 1 to
 *   11 that says neither (`3`); none if the text is no time. `24:00` is the midnight at the end of a day.
 */
export function typedTimes(typed: string): string[] {
  const plain = westernDigits(typed.normalize('NFKC'))
    // Removes direction marks, and the Arabic vowel marks and tatweel.
    .replaceAll(/[\p{M}\u0640\u061c\u200e\u200f\u2066-\u2069]/gu, '')
    .toLowerCase()
    .trim();
  const [, digits = '', rest = '00', suffix = ''] =
    plain.match(/^(\d{1,2})(?:\s*[:.٫]\s*(\d{2}))?\s*([^\d\s:]*)$/) ?? [];
  const [hour, minute] = [Number(digits), Number(rest)];
  if (digits === '' || minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return [];
  const [isMorning, isEvening] = [morning.test(suffix), evening.test(suffix)];
  if (suffix && !isMorning && !isEvening) return [];
  const text = (one: number) => `${String(one).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  if (hour > 12) return isMorning ? [] : [text(hour)];
  if (isMorning) return [text(hour % 12)];
  if (isEvening) return [text((hour % 12) + 12)];
  // Two digits with minutes, such as `09:00`, are written on the 24-hour clock; 12 alone is noon.
  const isClear = hour === 0 || hour === 12 || digits.startsWith('0') || /^\d\d\s*[:.٫]/.test(plain);
  return isClear ? [text(hour)] : [text(hour), text(hour + 12)];
}
