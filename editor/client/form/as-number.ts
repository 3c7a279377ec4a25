/** A number where the text is one; else the text itself, for the mistake to be told. */
export function asNumber(text: string): number | string {
  const number = Number(text.replaceAll(',', ''));
  return text.trim() === '' || Number.isNaN(number) ? text : number;
}
