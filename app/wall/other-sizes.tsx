import { Fragment } from 'react';
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

/**
 * Shows the other sizes of the held print (the one being changed): larger sizes as outlines around the print, with their
 * names in one line above the largest; the names of smaller sizes in one line below the print.
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
  const [own] = measures(held.size).outer;
  const sizes = (findPrint(held, frames)?.frame.pricing ?? []).map((offer) => {
    const { outer } = measures(offer.size);
    return {
      name: offer.size,
      wide: outer[0],
      corners: transformQuad(homography, rectangle(held.center, outer)),
    };
  });
  const larger = sizes.filter(({ wide }) => wide > own);
  const smaller = sizes.filter(({ wide }) => wide < own);
  const [topLeft, topRight] = larger.at(-1)?.corners ?? [];
  const [, , bottomRight, bottomLeft] = sizes.find(({ wide }) => wide === own)?.corners ?? [];
  return (
    <>
      <svg className="wall-lines" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {larger.map(({ name, corners }) => (
          <polygon key={name} className="wall-size" points={svgPoints(corners)} />
        ))}
      </svg>
      {[
        { names: larger, ends: [topLeft, topRight] },
        { names: smaller, ends: [bottomLeft, bottomRight] },
      ].map(({ names, ends: [a, b] }) =>
        a && b && names.length > 0 ? (
          <span
            key={String(names === larger)}
            className="wall-size-name"
            data-larger={names === larger}
            dir={dir}
            aria-hidden="true"
            style={stagePosition(interpolate(a, b, 0.5), size)}
          >
            {names.map(({ name }, index) => (
              <Fragment key={name}>
                {index > 0 ? ' · ' : null}
                <Ltr>{sizeText(name)}</Ltr>
              </Fragment>
            ))}
            {`\u00a0${t('common.centimeters')}`}
          </span>
        ) : null,
      )}
    </>
  );
}
