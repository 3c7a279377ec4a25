import type { ComponentProps } from 'react';
import type { DrawnFrame } from '#model/geometry/media.ts';
import { Picture } from './picture.tsx';
import { scaledSizes } from './picture-source.ts';
import { useLazy } from './use-lazy.ts';

/** Fetches the code that draws frames, after the visitor has chosen a frame. */
const loadDrawing = () => import('./drawn-frame.tsx');

/**
 * A picture. A frame that was cut out of its photograph hangs on the page's plaster instead, with a shadow, in a box of
 * 4:5 or of the shape that `className` gives. It is shown as photographed or, once it was chosen, as drawn. `sizes` is
 * the width of the box; a frame takes about six sevenths of it.
 */
export function HungPicture({ sizes, ...rest }: ComponentProps<typeof Picture>) {
  const { isCutOut, drawn } = rest.picture;
  return isCutOut ? (
    <Picture
      {...rest}
      sizes={scaledSizes(sizes, 0.86)}
      fit="hung"
      over={drawn ? <Drawing key={drawn.art?.name} frame={drawn} sizes={scaledSizes(sizes, 0.6)} /> : null}
    />
  ) : (
    <Picture {...rest} sizes={sizes} />
  );
}

function Drawing(props: { frame: DrawnFrame; sizes: string }) {
  const Drawn = useLazy(loadDrawing)?.DrawnFrame;
  return Drawn ? <Drawn {...props} /> : null;
}
