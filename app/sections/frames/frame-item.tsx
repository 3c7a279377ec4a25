import type { Frame } from '../../content/types';
import { useValueInAddress } from '../../places/use-value-in-address';
import { OtherPictures } from '../other-pictures';
import { FrameDetails } from './frame-details';
import { FrameOrderLinks } from './frame-order-links';
import { type OrderSite, useFrameChoice } from './use-frame-choice';

/** The details of a frame group on its own page; the address may name a size (`?size=50x70`). */
export function FrameItem({ frame, site }: { frame: Frame; site: OrderSite }) {
  const size = useValueInAddress('size');
  const choice = useFrameChoice(frame, site, { size, keepSize: () => {} });
  return (
    <>
      <FrameDetails frame={frame} choice={choice} level={1} />
      <FrameOrderLinks frame={frame} site={site} />
      <OtherPictures pictures={frame.images} />
    </>
  );
}
