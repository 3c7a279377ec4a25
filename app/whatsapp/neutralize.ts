/** Look-alikes of the signs that WhatsApp reads as markup (bold, italic, struck, code). */
const lookAlikes: Record<string, string> = { '*': '∗', _: 'ˍ', '~': '∼', '`': 'ˋ' };

const addressOfMailOrPage = /^([\w.%+'-]+@[\w.-]+\.\w+|(https?:\/\/|www\.)\S+)$/i;

/* Marks that would end or turn the isolates around a text, from inside it (UAX 9). */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * What a visitor typed, with no sign left that WhatsApp would read as markup.
 * E-mail addresses and links keep every character: a changed one leads nowhere.
 */
export function neutralize(typed: string): string {
  return typed
    .toWellFormed()
    .replace(directionMarks, '')
    .split(/(\s+)/)
    .map((word) =>
      addressOfMailOrPage.test(word) ? word : word.replace(/[*_~`]/g, (sign) => lookAlikes[sign] ?? sign),
    )
    .join('');
}
