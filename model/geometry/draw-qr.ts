import { encode } from 'uqr';
import type { QrCode } from './media.ts';

/** Width in modules of a QR code's blank margin (quiet zone): the standard (ISO/IEC 18004) requires four. */
const quietZone = 4;

/**
 * Makes a QR code, with its margin, of a text.
 * @param correction the level of error correction. It sets how much of the code may be unreadable: L 7%, H 30%
 * @throws if the text is too long for any QR code
 */
export function drawQr(text: string, correction: 'L' | 'H'): QrCode {
  const { data, size } = encode(text, { ecc: correction, border: quietZone });
  return { size, path: data.map(drawRow).join('') };
}

/** One row of a QR code as SVG path commands. Relative moves (`m`) are half as long as absolute ones (`M`). */
function drawRow(row: boolean[], y: number): string {
  let pen = 0;
  return runs(row)
    .map(([x, count], index) => {
      const start = index === 0 ? `M${x} ${y}.5` : `m${x - pen} 0`;
      pen = x + count;
      return `${start}h${count}`;
    })
    .join('');
}

/** The runs of adjacent dark modules in a row of a QR code. Each becomes one stroke, so that no seam shows. */
function runs(row: boolean[]): [first: number, count: number][] {
  const found: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = found.at(-1);
    if (!isDark) return;
    if (last && row[x - 1]) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
