import type { PictureFiles, PictureSource } from './media';

/**
 * A picture of one print with its frame drawn as it was chosen; as it is where it shows a room, where its color is gone,
 * and where it has no art and was photographed in that color.
 * @param choice its size as in data and addresses, such as “30x40”, and the id of its color
 * @param colors a frame's colors as CSS has them, the photographed one first
 */
export function drawFrame<Source extends PictureSource & { art?: PictureFiles }>(
  picture: Source,
  choice: { size: string; color: string },
  colors: readonly { id: string; swatch: string }[],
): Source {
  const { art, isCutOut } = picture;
  const place = colors.findIndex(({ id }) => id === choice.color);
  const color = colors[place]?.swatch;
  if (!isCutOut || !color || (!art && place === 0)) return picture;
  return { ...picture, drawn: { ...(art ? { art } : {}), color, size: choice.size } };
}
