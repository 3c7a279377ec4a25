import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Stepper } from '#app/ui/stepper.tsx';
import { maxQuantity, minQuantity } from '#model/whatsapp/frame-choice.ts';

/** A number field for the quantity of one frame. */
export function QuantityStepper(props: { value: number; onChange: (quantity: number) => void }) {
  const { t } = useLanguage();
  return (
    <Stepper
      label={t('frames.quantity')}
      lessLabel={t('frames.less')}
      moreLabel={t('frames.more')}
      min={minQuantity}
      max={maxQuantity}
      {...props}
    />
  );
}
