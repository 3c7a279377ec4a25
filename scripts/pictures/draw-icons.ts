import path from 'node:path';
import sharp from 'sharp';
import { colors } from '../previews/look.ts';
import { markSize, readMark } from '../previews/mark.ts';
import { runScript } from '../tools/run-script.ts';

interface Icon {
  file: string;
  /** Its side in px. */
  side: number;
  /** The mark's height as a share of the side. */
  markShare: number;
  /** The radius of its corners as a share of the side; 0 where the system cuts the shape itself. */
  cornerShare: number;
}

const publicFolder = path.join(import.meta.dirname, '..', '..', 'public');
const icons: Icon[] = [
  { file: 'apple-touch-icon.png', side: 180, markShare: 0.6, cornerShare: 0 },
  { file: 'icon-192.png', side: 192, markShare: 0.6, cornerShare: 0.2 },
  { file: 'icon-512.png', side: 512, markShare: 0.6, cornerShare: 0.2 },
  // Of a maskable icon only a circle of 80% is sure to stay.
  { file: 'icon-maskable-512.png', side: 512, markShare: 0.5, cornerShare: 0 },
];

/**
 * Draws the icons of the home screen from the mark in public/favicon.svg into public/. They are kept there:
 * to be run by hand when the mark changes.
 */
async function drawIcons(): Promise<void> {
  const mark = await readMark(1.9);
  for (const icon of icons) await drawIcon(icon, mark);
}

async function drawIcon({ file, side, markShare, cornerShare }: Icon, mark: string): Promise<void> {
  const scale = (side * markShare) / markSize.height;
  const left = (side - markSize.width * scale) / 2;
  const top = (side - markSize.height * scale) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <rect width="${side}" height="${side}" rx="${side * cornerShare}" fill="${colors.clay}"/>
    <g transform="translate(${left} ${top}) scale(${scale})" color="${colors.paper}">${mark}</g></svg>`;
  const picture = sharp(Buffer.from(svg));
  // A square icon has no need of transparency, which iOS would paint black.
  if (cornerShare === 0) picture.flatten({ background: colors.clay });
  const { size } = await picture
    .png({ palette: true, colors: 32, compressionLevel: 9, effort: 10 })
    .toFile(path.join(publicFolder, file));
  console.log(`${file} ${(size / 1024).toFixed(1)} KB`);
}

await runScript(drawIcons);
