/**
 * The address that opens a WhatsApp chat with a text already written.
 * @param number the studio's number, digits only, with the country's code
 * @param text the message; broken Unicode in it is mended, since it cannot be encoded
 * @see https://faq.whatsapp.com/5913398998672934 for the form of the address
 */
export function chatLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text.toWellFormed())}`;
}
