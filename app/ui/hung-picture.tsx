import type { ComponentProps, CSSProperties } from 'react';
import { DrawnFrame } from './drawn-frame';
import { Picture } from './picture';

/**
 * A picture; a frame that was cut out hangs on the page's plaster instead, in a box of 4:5 or of the shape that
 * `className` gives, with a shadow, as it was photographed or, in place of that, as it is drawn. `sizes` is the width of
 * the box, of which a frame takes about six sevenths.
 */
export function HungPicture({ sizes, ...rest }: ComponentProps<typeof Picture>) {
  const { isCutOut, drawn } = rest.picture;
  return isCutOut ? (
    <Picture
      {...rest}
      sizes={partOf(sizes, 0.86)}
      fit="hung"
      over={drawn ? <DrawnFrame key={drawn.art.name} frame={drawn} sizes={partOf(sizes, 0.6)} /> : null}
    />
  ) : (
    <Picture {...rest} sizes={sizes} />
  );
}

/** The widths of the boxes, each at the end of its condition, as those of what takes a part of them. */
function partOf(sizes: string, part: number): string {
  return sizes.replaceAll(/\S+(?=,|$)/g, `calc($& * ${part})`);
}

/**
 * Attributes of whatever holds hung pictures that draw their frames in another color than the photographed one.
 * @param colors a frame's colors as CSS has them, the photographed one first
 * @param chosen the id of the one to draw; the photographed one and an unknown one change nothing
 */
export function frameColor(colors: readonly { id: string; swatch: string }[], chosen: string) {
  const place = colors.findIndex(({ id }) => id === chosen);
  const color = colors[place];
  return color && place > 0
    ? { 'data-frame-color': '', style: { '--frame-color': color.swatch } as CSSProperties }
    : {};
}
