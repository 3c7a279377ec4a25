import type { Frame } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { sizeText } from '../../language/translate';
import { Ltr } from '../../ui/bidi';
import { Choice } from '../../ui/choice';
import styles from './frame-sizes.module.css';
import type { FrameChoiceControl } from './use-frame-choice';

/** The sizes as buttons in equal parts. */
export function FrameSizes({ frame, choice }: { frame: Pick<Frame, 'pricing'>; choice: FrameChoiceControl }) {
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
      className={styles.sizes}
    />
  );
}
