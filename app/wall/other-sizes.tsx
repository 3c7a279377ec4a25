import { measures } from '../common/measures.ts';
import type { WallFrame } from '../content/types';
import { useLanguage } from '../language/language-provider';
import { sizeText } from '../language/translate';
import { Ltr } from '../ui/bidi';
import { between, pointsOf } from './geometry.ts';
import type { HungPrint } from './hanging.ts';
import type { Homography } from './homography.ts';
import { cornersOf, placeOn } from './print-handle';
import { findPrint } from './wall-address.ts';

/** The larger sizes round the held print, as outlines on the wall with their names; smaller ones would lie on it. */
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
  const [own] = measures(held.size).outer;
  const larger = (findPrint(held, frames)?.frame.pricing ?? []).flatMap((one) =>
    measures(one.size).outer[0] > own
      ? [{ name: one.size, corners: cornersOf({ ...held, size: one.size }, homography) }]
      : [],
  );
  return (
    <>
      <svg className="wall-lines" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {larger.map(({ name, corners }) => (
          <polygon key={name} className="wall-size" points={pointsOf(corners)} />
        ))}
      </svg>
      {larger.map(({ name, corners: [a, b, c, d] }, at) => {
        // One above, the next below: their outlines lie near each other.
        const middle = at % 2 === 0 ? between(a, b, 0.5) : between(d, c, 0.5);
        return (
          <span
            key={name}
            className="wall-size-name"
            dir={dir}
            aria-hidden="true"
            style={placeOn(middle, size)}
          >
            <Ltr>{sizeText(name)}</Ltr>
            {`\u00a0${t('common.centimeters')}`}
          </span>
        );
      })}
    </>
  );
}
