import { SizeName } from '#app/page-parts/availability/size-name.tsx';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Choice } from '#app/ui/choice.tsx';
import styles from './frame-sizes.module.css';
import type { FrameChoiceControl } from './use-frame-choice.ts';

interface FrameSizesProps {
  choice: FrameChoiceControl;
  /**
   * With `words`, the sizes are text without boxes, and the chosen size is underlined. By default, the sizes are
   * buttons of equal width.
   */
  look?: 'words';
}

export function FrameSizes({ choice, look }: FrameSizesProps) {
  const { t } = useLanguage();
  const options = choice.pricing.map(({ size, availabilityData }) => ({
    value: size,
    text: <SizeName size={size} availability={availabilityData} />,
  }));
  return (
    <Choice
      name="size"
      label={t('frames.sizes')}
      options={options}
      value={choice.size}
      onChoose={choice.chooseSize}
      className={look ? undefined : styles.sizes}
      look={look}
    />
  );
}
