import sharp, { type Sharp } from 'sharp';
import type { Edges } from '#model/content/kinds/frames.ts';

/** Of the box in which a frame hangs, the frame takes this share; the rest is for its shadow. */
const share = 0.94;

/**
 * A frame cut out of its photograph, on bare paper with its shadow. The light comes from the top left, as in all pictures.
 * @param source the whole photograph, `edges` in its px
 * @param width of the box, in px, and its `height`
 */
export async function hangOnPaper(
  source: Sharp,
  { left, top, right, bottom }: Edges,
  width: number,
  height: number,
): Promise<Sharp> {
  const { data, info } = await source
    .extract({ left, top, width: right - left, height: bottom - top })
    .resize(Math.round(width * share), Math.round(height * share), { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const [x, y] = [Math.round((width - info.width) / 2), Math.round((height - info.height) / 2)];
  const fall = (far: number, soft: number, opacity: number) =>
    `<filter id="s${soft}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${width * soft}"/></filter>` +
    `<rect x="${x + width * far * 0.5}" y="${y + width * far}" width="${info.width}" height="${info.height}" fill="#3a2c1c" fill-opacity="${opacity}" filter="url(#s${soft})"/>`;
  const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${fall(0.004, 0.003, 0.4)}${fall(0.018, 0.012, 0.32)}</svg>`;
  return sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
    { input: Buffer.from(shadow), left: 0, top: 0 },
    { input: data, left: x, top: y },
  ]);
}
