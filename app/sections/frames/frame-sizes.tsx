import type { Frame } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { sizeText } from '../../language/translate';
import { Ltr } from '../../ui/bidi';
import styles from './frame-sizes.module.css';
import type { FrameChoiceControl } from './use-frame-choice';

/** The sizes as buttons in equal parts. */
export function FrameSizes({ frame, choice }: { frame: Frame; choice: FrameChoiceControl }) {
  const { t } = useLanguage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className={styles.sizes} role="group" aria-label={t('frames.sizes')}>
      {frame.pricing.map(({ size }) => (
        <button
          key={size}
          type="button"
          aria-pressed={size === choice.size}
          onClick={() => choice.chooseSize(size)}
        >
          <span className="figures">
            <Ltr>{sizeText(size)}</Ltr>
          </span>
          {`\u00a0${t('common.centimeters')}`}
        </button>
      ))}
    </div>
  );
}
