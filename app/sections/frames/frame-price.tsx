import { useLanguage } from '../../language/language-provider';
import { groupDigits } from '../../language/translate';
import styles from './frame-price.module.css';
import type { FrameChoiceControl } from './use-frame-choice';

/** The price of one print in the chosen size; from two on the total stands under it. */
export function FramePrice({ choice }: { choice: FrameChoiceControl }) {
  const { t } = useLanguage();
  return (
    <p className={styles.price}>
      <span>
        <span className="visually-hidden">{t('frames.price')} </span>
        <span className={`${styles.amount} figures`}>{groupDigits(choice.unitPrice)}</span>
        {`\u00a0${t('common.jodWord')}`}
      </span>
      {choice.quantity > 1 ? (
        <span className={styles.total}>
          {t('frames.total')} {t('common.jod', { n: groupDigits(choice.total) })}
        </span>
      ) : null}
    </p>
  );
}
