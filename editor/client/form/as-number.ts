import { readNumber, westernDigits } from '#model/language/read-number.ts';

/** Commas between groups of three digits, as in `1,500`. Any other comma is a decimal one, as in `5,5`. */
const groupedDigits = /^[-+]?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** Parses a typed number. Returns a text that is no number unchanged, so that the field can show that text as a mistake. */
export function asNumber(text: string): number | string {
  const typed = normalizeDigits(text).replace('−', '-').trim();
  const plain = groupedDigits.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text;
}

/** Replaces Arabic digits and separators by the digits 0–9, a point and commas. */
export function normalizeDigits(text: string): string {
  return westernDigits(text).replaceAll('٫', '.').replaceAll(/[٬،]/g, ',');
}

/**
 * Parses a price raise in per cent, rounded to one decimal: `10`, `5,5`, `٥٫٥%`, `-5`.
 * @returns null if the text is no number, or a raise that would leave no price or a tenfold one
 */
export function parseRaise(text: string): number | null {
  const percent = readNumber(text.replace(/[%٪]/, ''));
  return percent !== null && percent > -100 && percent < 1000 ? percent : null;
}

/** Whether a typed price may be a typing mistake: it is more than ten times, or less than a tenth of, the former price. */
export function isUnlikelyPrice(former: string, typed: string): boolean {
  const [was, is] = [Number(former), Number(typed)];
  return was > 0 && is > 0 && (is > was * 10 || is < was / 10);
}
