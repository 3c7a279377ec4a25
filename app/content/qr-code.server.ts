import { encode } from 'uqr';
import { content } from './read-content.server.ts';
import type { QrCode } from './types.ts';

/** Four modules of quiet zone, as the standard (ISO/IEC 18004) asks. */
const quietZone = 4;

/** The site's address as a QR code with error correction H, drawn at build so that it needs no script. */
export function siteQrCode(): QrCode {
  const { data, size } = encode(content().site.url, { ecc: 'H', border: quietZone });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return { size, path };
}
