import type { Frame, FrameCard } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { groupDigits } from '#model/language/translate.ts';
import styles from './frame-price.module.css';
import type { FrameChoiceControl } from './use-frame-choice.ts';

interface FramePriceProps {
  frame: Frame | FrameCard;
  choice: FrameChoiceControl;
  className?: string | undefined;
}

/**
 * The price of one print in the chosen size and, for two or more prints, the total under it. The HTML contains the
 * prices of all sizes, and CSS alone shows the price of the selected radio button, so that the price is right before
 * hydration too. CSS finds the prices and the radio buttons inside the element with `data-order`.
 */
export function FramePrice({ frame, choice, className }: FramePriceProps) {
  const { t } = useLanguage();
  const isHydrated = useHydrated();
  const prices = frame.pricing.filter(({ size }) => !isHydrated || size === choice.size);
  return (
    <>
      <p className={`${styles.price} ${className ?? ''}`}>
        <span className="visually-hidden">{t('frames.price')} </span>
        {prices.map(({ size, price }) => (
          <data key={size} value={price} translate="no" className={`${styles.amount} figures`}>
            {groupDigits(price)}
          </data>
        ))}
        {`\u00a0${t('common.jodWord')}`}
      </p>
      {choice.quantity > 1 ? (
        <p className={styles.total}>
          {t('frames.total')} {t('common.jod', { n: groupDigits(choice.total) })}
        </p>
      ) : null}
    </>
  );
}
