import { Ltr } from '#app/ui/bidi.tsx';
import { type AvailabilityData, isSoldOutAlone } from '#model/content/availability.ts';
import { sizeText } from '#model/language/translate.ts';
import { useLanguage } from '../language/language-provider.tsx';

interface SizeNameProps {
  /** The size in whole centimeters, such as `50x70`. */
  size: string;
  availability: AvailabilityData | undefined;
}

/**
 * A size with its unit, such as “50×70 cm”. If this size is sold out while others are not, it is struck through. When
 * the date has passed on which it is back, the page hydrates at once (shell/start/deferred-hydration.ts).
 */
export function SizeName({ size, availability }: SizeNameProps) {
  const { t } = useLanguage();
  const name = (
    <>
      <Ltr className="figures">{sizeText(size)}</Ltr>
      {`\u00a0${t('common.centimeters')}`}
    </>
  );
  if (!isSoldOutAlone(availability)) return name;
  return (
    <>
      <s data-at-once={availability?.date?.iso}>{name}</s>
      <span className="visually-hidden">
        {t('common.listComma')}
        {t('availability.soldOutSize')}
      </span>
    </>
  );
}
