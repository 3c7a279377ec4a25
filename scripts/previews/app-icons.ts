import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { colors } from '#model/colors.ts';
import type { Recipes } from '../made-files/made-files.ts';
import { markSize, readMark } from './mark.ts';

interface Icon {
  /** The icon's side in px. */
  side: number;
  /** The height of the mark (the logo's drawing) as a share of the icon's side. */
  markShare: number;
  /** The radius of the icon's corners as a share of its side; 0 if the system crops the icon to its own shape. */
  cornerShare: number;
  /** What web manifests say of the icon besides its file and size; without it, they do not name the icon. */
  manifest?: { purpose?: 'maskable' };
}

/** The icons for a phone's home screen. */
export const appIcons: Record<string, Icon> = {
  'apple-touch-icon.png': { side: 180, markShare: 0.6, cornerShare: 0 },
  'icon-192.png': { side: 192, markShare: 0.6, cornerShare: 0.2, manifest: {} },
  'icon-512.png': { side: 512, markShare: 0.6, cornerShare: 0.2, manifest: {} },
  // Systems may crop a maskable icon to a circle of 80%.
  'icon-maskable-512.png': { side: 512, markShare: 0.5, cornerShare: 0, manifest: { purpose: 'maskable' } },
};

/** The recipes of the icons for home screens and browser tabs, drawn from the mark in the accent color. */
export async function prepareAppIcons(): Promise<Recipes> {
  const recipes: Recipes = new Map([['favicon.svg', { make: drawFavicon }]]);
  const mark = await readMark(1.9);
  for (const [file, icon] of Object.entries(appIcons)) {
    const svg = drawIcon(icon, mark);
    const key = `${createHash('sha256').update(svg).digest('hex')}.png`;
    recipes.set(file, { key, make: () => encode(svg, icon) });
  }
  return recipes;
}

/** Draws the icon of the browser tab. The mark is only 16 px tall there, so its line is heavier. */
async function drawFavicon(): Promise<Uint8Array> {
  const { day, dusk } = colors.accent;
  const style = `g{color:${day}}@media(prefers-color-scheme:dark){g{color:${dusk}}}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 0 36 36"><style>${style}</style><g>${await readMark(2.4)}</g></svg>\n`,
  );
}

function drawIcon({ side, markShare, cornerShare }: Icon, mark: string): string {
  const scale = (side * markShare) / markSize.height;
  const left = (side - markSize.width * scale) / 2;
  const top = (side - markSize.height * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <rect width="${side}" height="${side}" rx="${side * cornerShare}" fill="${colors.accent.day}"/>
    <g transform="translate(${left} ${top}) scale(${scale})" color="${colors.paper.day}">${mark}</g></svg>`;
}

function encode(svg: string, { cornerShare }: Icon): Promise<Uint8Array> {
  const picture = sharp(Buffer.from(svg));
  // Square icons need no transparency, and iOS would paint it black.
  if (cornerShare === 0) picture.flatten({ background: colors.accent.day });
  return picture.png({ palette: true, colors: 32, compressionLevel: 9, effort: 10 }).toBuffer();
}
