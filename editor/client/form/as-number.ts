import { westernDigits } from '#model/language/read-number.ts';

/** Parses a typed number. Returns a text that is no number unchanged, so that the field can show that text as a mistake. */
export function asNumber(text: string): number | string {
  const number = Number(text.replaceAll(',', ''));
  return text.trim() === '' || Number.isNaN(number) ? text : number;
}

/** Replaces Arabic digits and the Arabic decimal separator by the digits 0–9 and a point. */
export function normalizeDigits(text: string): string {
  return westernDigits(text).replaceAll('٫', '.');
}

/**
 * Parses a price raise in per cent: `10`, `5,5`, `٥٫٥`, `-5`.
 * @returns the per cent; null if the text is no number, or is -100 or less, which would leave no price
 */
export function parseRaise(text: string): number | null {
  const plain = normalizeDigits(text).replace('%', '').replace('−', '-').trim();
  if (!/^[-+]?\d{1,4}([.,]\d{1,2})?$/.test(plain)) return null;
  const percent = Number(plain.replace(',', '.'));
  return percent > -100 ? percent : null;
}

/** Whether a typed price may be a typing mistake: it is more than ten times, or less than a tenth of, the former price. */
export function isUnlikelyPrice(former: string, typed: string): boolean {
  const [was, is] = [Number(former), Number(typed)];
  return was > 0 && is > 0 && (is > was * 10 || is < was / 10);
}
