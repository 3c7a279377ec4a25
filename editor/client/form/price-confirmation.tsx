import { type ReactNode, useRef, useState } from 'react';
import { useSession } from '../session.tsx';
import { isUnlikelyPrice } from './as-number.ts';

interface PriceConfirmationProps {
  /** The text input of the price. */
  children: ReactNode;
  /** Is called when the owner takes back the typed price, to restore the former price. */
  onRestorePrice: (former: string) => void;
}

/** Wraps the input of a price, and asks the owner to confirm a typed price that is unlikely (see `isUnlikelyPrice`). */
export function PriceConfirmation({ children, onRestorePrice }: PriceConfirmationProps) {
  const { t } = useSession();
  const former = useRef('');
  const [question, setQuestion] = useState<{ former: string; typed: string } | null>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element listens to focus and blur of the input inside it
    <div
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement) former.current = target.value;
      }}
      onBlur={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        const prices = { former: former.current, typed: target.value };
        setQuestion(isUnlikelyPrice(prices.former, prices.typed) ? prices : null);
      }}
    >
      {children}
      {question ? (
        <div className="conflict panel" role="alert">
          <p>{t('priceDoubt', question)}</p>
          <button type="button" onClick={() => setQuestion(null)}>
            {t('priceMeant')}
          </button>
          <button
            type="button"
            onClick={() => {
              setQuestion(null);
              onRestorePrice(question.former);
            }}
          >
            {t('priceBack', question)}
          </button>
        </div>
      ) : null}
    </div>
  );
}
