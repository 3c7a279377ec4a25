import type { ComponentProps } from 'react';
import type { DrawnFrame } from '#model/geometry/media.ts';
import { Picture } from './picture.tsx';
import { scaledSizes } from './picture-source.ts';
import { useLazy } from './use-lazy.ts';

/** Once a frame was chosen. */
const loadDrawing = () => import('./drawn-frame.tsx');

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
