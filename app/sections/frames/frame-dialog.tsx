import type { Frame } from '#app/loaders/types.ts';
import { ItemDialog } from '#app/page-parts/dialogs/item-dialog.tsx';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { itemAddress } from '#model/site-map.ts';
import type { OrderSite } from '#model/whatsapp/frame-order.ts';
import { ShareButton } from '../share-button.tsx';
import { FrameDetails } from './frame-details.tsx';
import { useFrameDetailsChoice } from './use-frame-choice.ts';

/**
 * The details of one frame group in a dialog over the shop. The dialog and the group's card show the same chosen print,
 * size and color.
 */
export function FrameDialog(props: { frame: Frame; site: OrderSite; onClose: () => void }) {
  const { frame, site, onClose } = props;
  const { locale } = useLanguage();
  const choice = useFrameDetailsChoice(frame, site);
  return (
    <ItemDialog kind="frames" item={frame} onClose={onClose}>
      <FrameDetails
        frame={frame}
        choice={choice}
        site={site}
        level={2}
        actions={<ShareButton title={frame.title} address={itemAddress('frames', frame.slug, locale)} />}
      />
    </ItemDialog>
  );
}
