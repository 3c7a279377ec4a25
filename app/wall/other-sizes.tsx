import type { WallFrame } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Ltr } from '#app/ui/bidi.tsx';
import { type Homography, rectangle, transformQuad } from '#model/geometry/homography.ts';
import { measures } from '#model/geometry/measures.ts';
import { interpolate, svgPoints } from '#model/geometry/points.ts';
import { sizeText } from '#model/language/translate.ts';
import type { HungPrint } from './hanging.ts';
import { stagePosition } from './print-handle.tsx';
import { findPrint } from './wall-address.ts';

/** Vertical gap (cm) between the frame and the lines that show the widths of smaller sizes, and between these lines. */
const lineGap = 3;

/**
 * Shows the other sizes of the held print (the one being changed), with their names. Larger sizes are outlines around
 * the print; a smaller size is a line of its width below the print. No line covers the print's own frame.
 */
export function OtherSizes(props: {
  frames: WallFrame[];
  prints: HungPrint[];
  active: number;
  homography: Homography;
  size: readonly [number, number];
}) {
  const { frames, prints, active, homography, size } = props;
  const { t, dir } = useLanguage();
  const held = prints[active];
  if (!held) return null;
  const [width, height] = size;
  const [x, y] = held.center;
  const [own, tall] = measures(held.size).outer;
  const marks = (findPrint(held, frames)?.frame.pricing ?? []).flatMap(({ size: name }, row) => {
    const [wide, high] = measures(name).outer;
    if (wide === own) return [];
    const isLarger = wide > own;
    const shape = isLarger
      ? rectangle(held.center, [wide, high])
      : rectangle([x, y - tall / 2 - lineGap * (row + 1)], [wide, 0]);
    return { name, isLarger, corners: transformQuad(homography, shape) };
  });
  return (
    <>
      <svg className="wall-lines" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {marks.map(({ name, corners }) => (
          <polygon key={name} className="wall-size" points={svgPoints(corners)} />
        ))}
      </svg>
      {marks.map(({ name, isLarger, corners: [a, b] }) => (
        <span
          key={name}
          className="wall-size-name"
          data-larger={isLarger}
          dir={dir}
          aria-hidden="true"
          style={stagePosition(interpolate(a, b, 0.5), size)}
        >
          <Ltr>{sizeText(name)}</Ltr>
          {`\u00a0${t('common.centimeters')}`}
        </span>
      ))}
    </>
  );
}
