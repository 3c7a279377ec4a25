/* Code points of the Arabic and the Persian zero, in the order of Unicode. */
const digitsFrom = [0x0660, 0x06f0] as const;

/**
 * Reads a number as people in Amman type it: with Western, Arabic or Persian digits, and a point, a comma or the
 * Arabic decimal sign (٫) before its decimals. The result is rounded to one decimal.
 * @returns null where the text is no number
 * @example readNumber('٧٠٫٥') // 70.5
 * @example readNumber('12,5') // 12.5
 */
export function readNumber(typed: string): number | null {
  const plain = westernDigits(typed)
    // Removes direction marks, which copied numbers may contain, and the Arabic thousands sign.
    .replace(/[\s\u061c\u066c\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/[,\u066b]/g, '.')
    .replace(/^[−–]/, '-');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return Math.round(Number(plain) * 10) / 10;
}

/** Replaces Arabic and Persian digits in a text by 0 to 9. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = digitsFrom.filter((first) => code >= first).at(-1) ?? digitsFrom[0];
    return String(code - zero);
  });
}
