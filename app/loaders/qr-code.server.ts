import { drawQr } from '#model/geometry/draw-qr.ts';
import type { Locale } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { type ItemPageKey, itemAddress } from '#model/site-map.ts';
import type { PrintedAddress, QrCode } from './types.ts';

/**
 * The site's address as a QR code with error correction level H. It is drawn during the build, so that it needs no
 * script.
 */
export function siteQrCode(): QrCode {
  return drawQr(content().site.url, 'H');
}

/** The address that appears when an item's page is printed: as text without its protocol, and as a QR code. */
export function printedAddress(kind: ItemPageKey, slug: string, locale: Locale): PrintedAddress {
  const url = `${content().site.url}${itemAddress(kind, slug, locale)}`;
  return { address: url.replace('https://', ''), qr: drawQr(url, 'L') };
}
