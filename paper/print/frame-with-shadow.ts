import sharp, { type Sharp } from 'sharp';
import type { Edges } from '#model/content/kinds/frames.ts';

/** The share of the picture's width and height that the frame takes; the rest is for its shadow. */
const share = 0.94;

/**
 * Cuts a frame out of its photograph and draws it on white with a shadow. The light comes from the top left, as in all pictures.
 * @param source the whole photograph; the frame's edges are in its px
 * @param width width of the new picture in px
 * @param height height of the new picture in px
 */
export async function frameWithShadow(
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
  const shadowLayer = (offset: number, blur: number, opacity: number) =>
    `<filter id="s${blur}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${width * blur}"/></filter>` +
    `<rect x="${x + width * offset * 0.5}" y="${y + width * offset}" width="${info.width}" height="${info.height}" fill="#3a2c1c" fill-opacity="${opacity}" filter="url(#s${blur})"/>`;
  const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shadowLayer(0.004, 0.003, 0.4)}${shadowLayer(0.018, 0.012, 0.32)}</svg>`;
  return sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
    { input: Buffer.from(shadow), left: 0, top: 0 },
    { input: data, left: x, top: y },
  ]);
}
