import { chatLink, readChatLink } from './chat-link.ts';

/** Characters of an address that still make a QR code which a phone reads from a screen at once. */
const maxLength = 300;

/* A frame's reference as the messages hold it, between isolates: “SF-03/50x70/walnut”. */
const referencePattern = /\u2066([A-Z]+-\d+\/[^\u2069]+)\u2069/g;

/**
 * A chat link short enough for a QR code. A long message gives way to what the shop needs of it: the references of
 * its frames, and the item's own page where there is one alone; where even those are too long, the number alone.
 * @param site the site's own address, to tell its pages from links that a visitor typed
 */
export function shortChatLink(address: string, site: string): string {
  const chat = readChatLink(address);
  if (!chat || address.length <= maxLength) return address;
  const references = [...chat.text.matchAll(referencePattern)].map(([, reference = '']) => reference);
  const page = chat.text.split(/\s/).find((word) => word.startsWith(`${site}/`));
  const text = [...references, ...(page && references.length < 2 ? [page] : [])].join('\n');
  // These two may stand bare in a query, and a code of fewer characters is easier to scan.
  const short = chatLink(chat.number, text).replaceAll('%2F', '/').replaceAll('%3A', ':');
  return text && short.length <= maxLength ? short : `https://wa.me/${chat.number}`;
}
