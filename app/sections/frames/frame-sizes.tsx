import type { Frame, FrameCard } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Ltr } from '#app/ui/bidi.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { sizeText } from '#model/language/translate.ts';
import styles from './frame-sizes.module.css';
import type { FrameChoiceControl } from './use-frame-choice.ts';

interface FrameSizesProps {
  frame: Frame | FrameCard;
  choice: FrameChoiceControl;
  /**
   * With `words`, the sizes are text without boxes, and the chosen size is underlined. By default, the sizes are
   * buttons of equal width.
   */
  look?: 'words';
}

export function FrameSizes({ frame, choice, look }: FrameSizesProps) {
  const { t } = useLanguage();
  const options = frame.pricing.map(({ size }) => ({
    value: size,
    text: (
      <>
        <Ltr className="figures">{sizeText(size)}</Ltr>
        {`\u00a0${t('common.centimeters')}`}
      </>
    ),
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
