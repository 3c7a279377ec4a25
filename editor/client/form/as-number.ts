import { westernDigits } from '#model/language/read-number.ts';

/** A number where the text is one; else the text itself, which its mistake shows. */
export function asNumber(text: string): number | string {
  const number = Number(text.replaceAll(',', ''));
  return text.trim() === '' || Number.isNaN(number) ? text : number;
}

/** A number as it is typed, with digits 0–9 and a decimal point. */
export function normalizeDigits(text: string): string {
  return westernDigits(text).replaceAll('٫', '.');
}

/** A raise in per cent: `10`, `5,5`, `٥٫٥`, `-5`; null where the text is none, or leaves nothing of a price. */
export function asPercent(text: string): number | null {
  const plain = normalizeDigits(text).replace('%', '').replace('−', '-').trim();
  if (!/^[-+]?\d{1,4}([.,]\d{1,2})?$/.test(plain)) return null;
  const percent = Number(plain.replace(',', '.'));
  return percent > -100 ? percent : null;
}

/** Whether a price is so far from the former that it may be a slip of the finger. */
export function isUnlikelyPrice(former: string, typed: string): boolean {
  const [was, is] = [Number(former), Number(typed)];
  return was > 0 && is > 0 && (is > was * 10 || is < was / 10);
}
