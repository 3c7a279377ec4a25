import type { CSSProperties } from 'react';
import type { Frame } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import details from './frame-details.module.css';
import styles from './frame-options.module.css';
import type { FrameChoiceControl } from './use-frame-choice';

/** The frame's colours as named swatches; the pictures show the first of them. */
export function FrameColors(props: { frame: Frame; choice: FrameChoiceControl; Label: 'h2' | 'h3' }) {
  const { frame, choice, Label } = props;
  const { t } = useLanguage();
  const shown = frame.colors[0];
  return (
    <div>
      <Label className={details.label}>{t('frames.colors')}</Label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser */}
      <div className={styles.options} role="group" aria-label={t('frames.colors')}>
        {frame.colors.map(({ id, name, swatch }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === choice.color}
            onClick={() => choice.chooseColor(id)}
          >
            <span
              className={styles.swatch}
              style={{ '--swatch': swatch } as CSSProperties}
              aria-hidden="true"
            />
            {name}
          </button>
        ))}
      </div>
      {shown && choice.color !== shown.id ? (
        <p className={details.note} role="status">
          {t('frames.shownIn', { color: shown.nameInSentence })}
        </p>
      ) : null}
    </div>
  );
}
