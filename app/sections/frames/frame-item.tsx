import { useLocation } from 'react-router';
import type { Frame } from '../../content/types';
import { OtherPictures } from '../other-pictures';
import { useHydrated } from '../use-hydrated';
import { FrameDetails } from './frame-details';
import { FrameOrderLinks } from './frame-order-links';
import { type OrderSite, useFrameChoice } from './use-frame-choice';

/** The details of a frame group on its own page; the address may name a size (`?size=50x70`). */
export function FrameItem({ frame, site }: { frame: Frame; site: OrderSite }) {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const size = isHydrated ? new URLSearchParams(search).get('size') : null;
  const choice = useFrameChoice(frame, site, { size, keepSize: () => {} });
  return (
    <>
      <FrameDetails frame={frame} choice={choice} level={1} />
      <FrameOrderLinks frame={frame} site={site} />
      <OtherPictures pictures={frame.images} />
    </>
  );
}
