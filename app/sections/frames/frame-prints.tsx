import type { Frame } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import details from './frame-details.module.css';
import styles from './frame-options.module.css';
import type { FrameChoiceControl } from './use-frame-choice';

/** Which of the group's prints: the price is for one of them. */
export function FramePrints(props: { frame: Frame; choice: FrameChoiceControl; Label: 'h2' | 'h3' }) {
  const { frame, choice, Label } = props;
  const { t } = useLanguage();
  return (
    <div>
      <Label className={details.label}>{t('frames.print')}</Label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser */}
      <div className={styles.options} role="group" aria-label={t('frames.print')}>
        {frame.prints.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === choice.print}
            onClick={() => choice.choosePrint(id)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
