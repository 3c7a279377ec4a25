import sharp from 'sharp';
import { escapeXml } from './escape-xml.ts';

const measuredSize = 100;
const known = new Map<string, Promise<number>>();

/**
 * The width of a text's ink in em, its letters joined and its figures in their own face. The fonts must be loaded.
 * `families` as in CSS: `'Marcellus', 'Hanken Grotesk'`.
 */
export function textWidth(text: string, families: string): Promise<number> {
  const key = `${families} ${text}`;
  const width = known.get(key) ?? measure(text, families);
  known.set(key, width);
  return width;
}

async function measure(text: string, families: string): Promise<number> {
  const font = `${families.replaceAll("'", '')} ${measuredSize}`;
  const { width } = await sharp({ text: { text: escapeXml(text), font, dpi: 72 } }).metadata();
  return width / measuredSize;
}
