import { fill, type Words } from '#model/language/translate.ts';

/** What a visitor may ask the shop for, beyond the frames that it offers. */
export type ShopRequest = 'otherSizes' | 'quantities';

/**
 * The message that asks for another size or a picture of the visitor's own, or for ten frames and more. Its lines end
 * in a colon: the visitor writes the answers after them, in the chat.
 * @param url the address of the shop
 */
export function shopRequestText({ whatsapp }: Words, request: ShopRequest, url: string): string {
  const lines = whatsapp[`${request}Lines`].split('|').map((question) => `${question} `);
  return [whatsapp[request], '', ...lines, fill(whatsapp.link, { url })].join('\n');
}
