import type { Frame, Pdf } from '#app/loaders/types.ts';
import type { OrderSite } from '#model/whatsapp/frame-order.ts';
import { ItemActions } from '../item-actions.tsx';
import { OtherPictures } from '../other-pictures.tsx';
import { FrameDetails } from './frame-details.tsx';

/**
 * The details of a frame group on its own page. The address may name a print and a size (`?print=sprig&size=50x70`).
 */
export function FrameItem({ frame, pdf, site }: { frame: Frame; pdf: Pdf; site: OrderSite }) {
  return (
    <>
      <FrameDetails
        frame={frame}
        site={site}
        level={1}
        actions={<ItemActions kind="frames" item={frame} pdf={pdf} />}
      />
      <OtherPictures pictures={frame.images} />
    </>
  );
}
