import { onOneLine, siteIn } from '#app/loaders/site.server.ts';
import { drawQr } from '#model/geometry/draw-qr.ts';
import type { QrCode } from '#model/geometry/media.ts';
import type { Locale } from '#model/language/locales.ts';
import { fill } from '#model/language/translate.ts';
import type { Content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { addressOf } from '#model/site-map.ts';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import { markSize, readMark } from '#scripts/previews/mark.ts';
import { outlinedWordSvg, wordOutline } from '#scripts/word-mark/word-outline.ts';
import { shownAddress } from './paper-text.ts';

/** The white margin that drawQr leaves on each side of a QR code, in modules. */
const quietZone = 4;
const mark = await readMark(1.8);
/** The color of the studio's mark on paper. */
const brass = '#8a6530';
const ink = '#000';

/** The QR codes drawn so far, by address: there is one for each item, and drawing one takes a millisecond or two. */
const drawnCodes = new Map<string, QrCode>();

/** A QR code for the templates: its address, its alternative text and its SVG. */
export function paperQr(url: string, title: string, locale: Locale) {
  const code = drawnCodes.get(url) ?? drawQr(url, 'L');
  drawnCodes.set(url, code);
  const { size, path } = code;
  // Cuts off the white margin, so that the code lines up with the page's grid. The white paper itself is the quiet zone.
  const [start, side] = [quietZone, size - 2 * quietZone];
  return {
    url,
    alt: fill(wordsIn(locale).paper.qrAlt, { title }),
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}" shape-rendering="crispEdges"><path stroke="#000" d="${path}"/></svg>`,
  };
}

/** The studio's data in every document. */
export function paperSite({ site }: Content, locale: Locale) {
  const words = wordsIn(locale);
  const { address, place, legal } = siteIn(locale, { site });
  const outline = wordOutline(site.wordmark[locale], locale);
  return {
    name: site.name[locale],
    wordmark: site.wordmark[locale],
    /** The wordmark's outline, and its height as a share of the font size. Undefined where a font draws the wordmark. */
    outline: outline && { svg: outlinedWordSvg(outline, ink), height: outline.height / outline.em },
    tagline: site.tagline[locale],
    url: site.url,
    shown: shownAddress(site.url),
    phone: site.contact.phone,
    email: site.contact.email,
    address: onOneLine([place?.street, address], locale),
    map: place?.map,
    legal,
    ordering: paperAddress(`${site.url}${addressOf('ordering', locale)}`),
    chat: chatLink(site.chatNumber, words.whatsapp.question),
    chatNumber: shownNumber(site.chatNumber),
    qr: paperQr(locale === 'en' ? site.url : `${site.url}/ar`, site.name[locale], locale),
    mark: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markSize.width} ${markSize.height}" color="${brass}">${mark}</svg>`,
  };
}

/** A link's address, and the same address as readers see it. */
function paperAddress(url: string) {
  return { url, shown: shownAddress(url) };
}

/** A telephone number with its digits in groups; Jordanian mobile numbers as Jordan writes them: “+962 79 000 0000”. */
export function shownNumber(digits: string): string {
  const mobile = /^(962)(\d{2})(\d{3})(\d{4})$/.exec(digits)?.slice(1);
  return `+${(mobile ?? digits.match(/\d{1,3}/g))?.join(' ')}`;
}
