/** Look-alikes of the signs that WhatsApp reads as markup (bold, italic, struck, code). */
const lookAlikes: Record<string, string> = { '*': '∗', _: 'ˍ', '~': '∼', '`': 'ˋ' };

const addressOfMailOrPage = /^(\S+@\S+\.\S+|(https?:\/\/|www\.)\S+)$/i;

/**
 * What a visitor typed, with no sign left that WhatsApp would read as markup.
 * E-mail addresses and links keep every character: a changed one leads nowhere.
 */
export function neutralize(typed: string): string {
  return typed
    .toWellFormed()
    .split(/(\s+)/)
    .map((word) =>
      addressOfMailOrPage.test(word) ? word : word.replace(/[*_~`]/g, (sign) => lookAlikes[sign] ?? sign),
    )
    .join('');
}
