/**
 * A name as addresses spell it, out of what people type and paste: small letters, without spaces, quotes, brackets and
 * punctuation around it. Empty where there is no Latin letter or digit.
 * @example plainName('Dunes).') // 'dunes'
 */
export function plainName(text: string): string {
  return /[a-z0-9](?:.*[a-z0-9])?/s.exec(text.toLowerCase())?.[0] ?? '';
}
