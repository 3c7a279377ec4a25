import { type AvailabilityData, isSoldOutAlone } from '#model/content/availability.ts';
import { useLanguage } from '../language/language-provider.tsx';

/** Returns a function that names a print or size, with a note if it is sold out while others of the series are not. */
export function useOptionName() {
  const { t } = useLanguage();
  return (name: string, availability: AvailabilityData | undefined) =>
    isSoldOutAlone(availability) ? t('availability.soldOutOption', { print: name }) : name;
}
