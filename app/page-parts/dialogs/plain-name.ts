/**
 * Converts a text that people type or paste to the form that names have in addresses: lowercase, without surrounding
 * spaces, quotes, brackets or punctuation. Returns an empty string where the text has no Latin letter or digit.
 * @example plainName('Dunes).') // 'dunes'
 */
export function plainName(text: string): string {
  return /[a-z0-9](?:.*[a-z0-9])?/s.exec(text.toLowerCase())?.[0] ?? '';
}
