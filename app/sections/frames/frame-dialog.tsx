import type { Frame } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { itemAddress } from '../../site-map';
import { Dialog } from '../../ui/dialog';
import { FrameDetails } from './frame-details';
import type { FrameChoiceControl } from './use-frame-choice';

/** The details of one frame group over the shop; its choice is the card's. */
export function FrameDialog(props: { frame: Frame; choice: FrameChoiceControl; onClose: () => void }) {
  const { t, locale } = useLanguage();
  return (
    <Dialog
      shape="upright"
      label={props.frame.title}
      closeLabel={t('common.close')}
      opens={itemAddress('frames', props.frame.slug, locale)}
      onClose={props.onClose}
    >
      <FrameDetails frame={props.frame} choice={props.choice} level={2} />
    </Dialog>
  );
}
