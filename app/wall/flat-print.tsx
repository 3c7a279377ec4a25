import { useLayoutEffect, useRef } from 'react';
import type { WallFrame } from '#app/loaders/types.ts';
import { fallbackFile } from '#app/ui/picture-source.ts';
import { quadToQuad, rectangle } from '#model/geometry/homography.ts';
import { frameProfile, measures } from '#model/geometry/measures.ts';
import type { Quad } from '#model/geometry/points.ts';
import type { HungPrint } from './hanging.ts';

/** CSS px per centimeter of the print, before the perspective transform. */
const pxPerCm = 8;

/**
 * A framed print, drawn by CSS with a perspective transform for browsers without WebGL2. The print has the correct
 * size, but no light and no shadow.
 * @param corners the four corners of the frame's outer edge, in px of the photograph
 * @param photoWidth width of the photograph, in px
 */
export function FlatPrint(props: { print: HungPrint; frame: WallFrame; corners: Quad; photoWidth: number }) {
  const { print, frame, corners, photoWidth: wide } = props;
  const self = useRef<HTMLSpanElement>(null);
  const { outer, printSize, window } = measures(print.size);
  const [width, height] = [outer[0] * pxPerCm, outer[1] * pxPerCm];
  const art = frame.prints.find(({ id }) => id === print.print)?.art;
  const color = frame.colors.find(({ id }) => id === print.color)?.swatch ?? '#5b412d';
  const [a, b, c, d, e, f, g, h, i] = quadToQuad(
    rectangle([width / 2, height / 2], [width, -height]),
    corners,
  );
  const numbers = [a, d, 0, g, b, e, 0, h, 0, 0, i, 0, c, f, 0, i].map((value) => value / i);

  // Scales the print with the photograph whenever its size on the screen changes, for example when a phone is rotated.
  useLayoutEffect(() => {
    const element = self.current;
    const stage = element?.parentElement;
    if (!element || !stage) return;
    const updateTransform = () => {
      element.style.transform = `scale(${stage.offsetWidth / wide}) matrix3d(${numbers.join()})`;
    };
    updateTransform();
    const watch = new ResizeObserver(updateTransform);
    watch.observe(stage);
    return () => watch.disconnect();
  });

  return (
    <span
      ref={self}
      className="wall-flat"
      style={{
        width,
        height,
        border: `${frameProfile.bar * pxPerCm}px solid ${color}`,
        padding: `${((printSize[1] - window[1]) / 2) * pxPerCm}px ${((printSize[0] - window[0]) / 2) * pxPerCm}px`,
      }}
    >
      {art ? (
        <img src={fallbackFile(art)} alt="" width={window[0] * pxPerCm} height={window[1] * pxPerCm} />
      ) : null}
    </span>
  );
}
