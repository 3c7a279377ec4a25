import { encode } from 'uqr';
import type { QrCode } from './qr-code';

/** Four modules of quiet zone, as the standard (ISO/IEC 18004) asks. */
const quietZone = 4;

/**
 * A text as a QR code with its margin.
 * @param correction how much of it may be lost: L 7%, H 30%
 * @throws where the text is too long for any code
 */
export function drawQr(text: string, correction: 'L' | 'H'): QrCode {
  const { data, size } = encode(text, { ecc: correction, border: quietZone });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return { size, path };
}
