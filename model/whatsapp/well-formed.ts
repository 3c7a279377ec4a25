/**
 * A text that can be encoded: half a character, as a cut or a broken paste leaves it, is replaced by U+FFFD. In the words of
 * older browsers (docs/browsers.md); `toWellFormed` came later.
 */
export function wellFormed(text: string): string {
  // Read by whole characters (`u`), only a lone half is a surrogate.
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
