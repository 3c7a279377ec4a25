/**
 * Replaces lone surrogates (half a character, left by a cut or a broken paste) by U+FFFD, so that the text can be encoded.
 * This is `String.prototype.toWellFormed`, which the oldest supported browsers do not have (docs/browsers.md).
 */
export function wellFormed(text: string): string {
  // With the regular expression's `u` flag, a surrogate pair is one character, so only lone surrogates match.
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
