import { wellFormed } from './well-formed.ts';

const host = 'https://wa.me/';

/**
 * The address that opens a WhatsApp chat with a text in its input field.
 * @param number the studio's number with the country code, digits only
 * @param text the message; lone surrogates become U+FFFD, because they cannot be encoded
 * @see https://faq.whatsapp.com/5913398998672934 for the form of the address
 */
export function chatLink(number: string, text: string): string {
  return `${host}${number}?text=${encodeURIComponent(wellFormed(text))}`;
}

/** Reads the telephone number and the message from a chat link; null for any other address. */
export function readChatLink(address: string): { number: string; text: string } | null {
  if (!address.startsWith(host)) return null;
  const { pathname, searchParams } = new URL(address);
  return { number: pathname.slice(1), text: searchParams.get('text') ?? '' };
}
