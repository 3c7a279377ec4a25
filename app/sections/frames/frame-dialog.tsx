import type { Frame } from '../../content/types';
import { ItemDialog } from '../../dialogs/item-dialog';
import { useLanguage } from '../../language/language-provider';
import { itemAddress } from '../../site-map';
import type { OrderSite } from '../../whatsapp/frame-order';
import { ShareButton } from '../share-button';
import { FrameDetails } from './frame-details';
import { useFrameDetailsChoice } from './use-frame-choice';

/** The details of one frame group over the shop; its choice is the card's. */
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
        ways={<ShareButton title={frame.title} address={itemAddress('frames', frame.slug, locale)} />}
      />
    </ItemDialog>
  );
}
