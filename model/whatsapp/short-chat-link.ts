import { chatLink, readChatLink } from './chat-link.ts';

/**
 * Maximum length of a chat link in a QR code, in characters: a phone reads a QR code of this length quickly from a
 * screen.
 */
const maxLength = 300;

/* A frame's reference in a message, between isolates: “SF-03/50x70/walnut”. */
const referencePattern = /\u2066([A-Z]+-\d+\/[^\u2069]+)\u2069/g;

/**
 * Shortens a chat link for a QR code. A message that is too long becomes the references of its frames, followed by the
 * item's page if there is at most one reference. If the link is still too long, it gets no message.
 * @param site the site's address; links in the message that begin with another address were typed by the visitor
 */
export function shortChatLink(address: string, site: string): string {
  const chat = readChatLink(address);
  if (!chat || address.length <= maxLength) return address;
  const references = [...chat.text.matchAll(referencePattern)].map(([, reference = '']) => reference);
  const page = chat.text.split(/\s/).find((word) => word.startsWith(`${site}/`));
  const text = [...references, ...(page && references.length < 2 ? [page] : [])].join('\n');
  // “/” and “:” are allowed unencoded in a query. Fewer characters make the code easier to scan.
  const short = chatLink(chat.number, text).replaceAll('%2F', '/').replaceAll('%3A', ':');
  return text && short.length <= maxLength ? short : `https://wa.me/${chat.number}`;
}
