import type { Frame } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import details from './frame-details.module.css';
import styles from './frame-options.module.css';
import type { FrameChoiceControl } from './use-frame-choice';

/** Which of the group's prints: the price is for one of them. */
export function FramePrints({ frame, choice }: { frame: Frame; choice: FrameChoiceControl }) {
  const { t } = useLanguage();
  return (
    <div>
      <h3 className={details.label}>{t('frames.print')}</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser */}
      <div className={styles.options} role="group" aria-label={t('frames.print')}>
        {frame.prints.map(({ id, name }, place) => (
          <button
            key={id}
            type="button"
            aria-pressed={place === choice.print}
            onClick={() => choice.choosePrint(place)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
