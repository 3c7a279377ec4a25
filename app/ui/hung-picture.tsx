import type { ComponentProps } from 'react';
import type { DrawnFrame } from '#model/geometry/media.ts';
import { Picture } from './picture.tsx';
import { scaledSizes } from './picture-source.ts';
import { useLazy } from './use-lazy.ts';

/** Fetches the code that draws picture frames, once the visitor has chosen a frame. */
const loadDrawing = () => import('./drawn-frame.tsx');

/**
 * Shows a photograph, or a picture frame that was cut out of its photograph and hangs on the page's plaster with a
 * shadow. The frame's box is 4:5, or has the shape that `className` gives. A frame that the visitor has configured is
 * drawn instead. `sizes` is the width of the box; a frame takes about six sevenths of it.
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
