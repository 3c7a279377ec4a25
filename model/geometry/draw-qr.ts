import { encode } from 'uqr';
import type { QrCode } from './media.ts';

/** Four modules of quiet zone, as the standard (ISO/IEC 18004) asks. */
const quietZone = 4;

/**
 * A text as a QR code with its margin.
 * @param correction how much of it may be lost: L 7%, H 30%
 * @throws where the text is too long for any code
 */
export function drawQr(text: string, correction: 'L' | 'H'): QrCode {
  const { data, size } = encode(text, { ecc: correction, border: quietZone });
  return { size, path: data.map(drawRow).join('') };
}

/** One line through the middle of a row; steps from where the pen is take half the letters that places do. */
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

/** Where dark modules stand side by side: the first and how many. One stroke each leaves no seams. */
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
