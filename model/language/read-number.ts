/* Arabic and Persian digits, in the order of Unicode. */
const digitsFrom = [0x0660, 0x06f0] as const;

/**
 * A number as it is typed in Amman: with Western, Arabic or Persian digits, with a point, a comma or the Arabic sign (٫) before
 * its decimals, of which one is kept.
 * @returns null where it is none
 * @example readNumber('٧٠٫٥') // 70.5
 * @example readNumber('12,5') // 12.5
 */
export function readNumber(typed: string): number | null {
  const plain = westernDigits(typed)
    // Marks of direction, which copied numbers bring along, and the Arabic sign for thousands.
    .replace(/[\s\u061c\u066c\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/[,\u066b]/g, '.')
    .replace(/^[−–]/, '-');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return Math.round(Number(plain) * 10) / 10;
}

/** A text with its Arabic and Persian digits as 0 to 9. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = digitsFrom.filter((first) => code >= first).at(-1) ?? digitsFrom[0];
    return String(code - zero);
  });
}
