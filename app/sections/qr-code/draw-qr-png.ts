import type { QrCode } from '#app/loaders/types.ts';

/** Side length (px) of the PNG of the QR code: enough for 512 px on a screen of double density. */
const exportSize = 1024;

/** File name of the downloaded picture. */
export const qrFileName = 'sindian-qr-code.png';

/**
 * Draws the QR code as a PNG of 1024×1024 px, black on white. The squares of the code are drawn as whole pixels,
 * because an SVG drawn on a canvas fails in some browsers and is blurred in others.
 * @throws Error where the browser has no canvas or cannot write a PNG
 */
export async function drawQrPng({ size, path }: QrCode): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = exportSize;
  canvas.height = exportSize;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, exportSize, exportSize);
  const module = Math.floor(exportSize / size);
  const margin = Math.floor((exportSize - module * size) / 2);
  context.setTransform(module, 0, 0, module, margin, margin);
  context.strokeStyle = '#000';
  context.stroke(new Path2D(path));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser cannot write a PNG');
  return new File([blob], qrFileName, { type: 'image/png' });
}
