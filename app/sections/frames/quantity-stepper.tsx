import { useLanguage } from '../../language/language-provider';
import { Stepper } from '../../ui/stepper';
import { leastQuantity } from './frame-choice';
import type { FrameChoiceControl } from './use-frame-choice';

/** How many, from one. */
export function QuantityStepper({ choice }: { choice: FrameChoiceControl }) {
  const { t } = useLanguage();
  return (
    <Stepper
      label={t('frames.quantity')}
      lessLabel={t('frames.less')}
      moreLabel={t('frames.more')}
      value={choice.quantity}
      least={leastQuantity}
      onChange={choice.chooseQuantity}
    />
  );
}
