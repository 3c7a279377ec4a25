import type { Frame, Paper } from '../../content/types';
import type { OrderSite } from '../../whatsapp/frame-order';
import { ItemWays } from '../item-ways';
import { OtherPictures } from '../other-pictures';
import { FrameDetails } from './frame-details';
import { useFrameDetailsChoice } from './use-frame-choice';

/** The details of a frame group on its own page; the address may name a print and a size (`?print=sprig&size=50x70`). */
export function FrameItem({ frame, paper, site }: { frame: Frame; paper: Paper; site: OrderSite }) {
  const choice = useFrameDetailsChoice(frame, site);
  return (
    <>
      <FrameDetails
        frame={frame}
        choice={choice}
        site={site}
        level={1}
        ways={<ItemWays kind="frames" item={frame} paper={paper} />}
      />
      <OtherPictures pictures={frame.images} />
    </>
  );
}
