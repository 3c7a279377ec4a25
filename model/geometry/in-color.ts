import type { PictureSource } from './media.ts';

/**
 * Adds to a picture the color in which the bar of its frame is painted, by default the first one. The first color is
 * painted as well, although the photograph shows it, so that all colors look alike. Nothing is painted if the frame has
 * a single color, or if the chosen color is no longer sold. Only pictures of cut-out frames use the color.
 */
export function inColor<Source extends PictureSource>(
  picture: Source,
  colors: readonly { id: string; swatch: string }[],
  color = colors[0]?.id,
): Source {
  const barColor = colors.length > 1 ? colors.find(({ id }) => id === color)?.swatch : undefined;
  return barColor ? { ...picture, barColor } : picture;
}
