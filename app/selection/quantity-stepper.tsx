import { useLanguage } from '../language/language-provider';
import { Stepper } from '../ui/stepper';
import { leastQuantity, mostQuantity } from './selection';

/** How many of one frame. */
export function QuantityStepper(props: { value: number; onChange: (quantity: number) => void }) {
  const { t } = useLanguage();
  return (
    <Stepper
      label={t('frames.quantity')}
      lessLabel={t('frames.less')}
      moreLabel={t('frames.more')}
      least={leastQuantity}
      most={mostQuantity}
      {...props}
    />
  );
}
