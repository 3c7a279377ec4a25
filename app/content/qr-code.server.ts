import { drawQr } from '../ui/draw-qr.ts';
import { content } from './read-content.server.ts';
import type { QrCode } from './types.ts';

/** The site's address as a QR code with error correction H, drawn at build so that it needs no script. */
export function siteQrCode(): QrCode {
  return drawQr(content().site.url, 'H');
}
