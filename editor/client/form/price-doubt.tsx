import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { useSession } from '../session.tsx';
import { isDoubtful } from './as-number.ts';

interface PriceDoubtProps {
  /** The field of a price. */
  children: ReactNode;
  /** Puts the former price back. */
  onTakeBack: (former: string) => void;
}

/** Around a price that is typed: one more than ten times, or less than a tenth of the former asks whether it is meant. */
export function PriceDoubt({ children, onTakeBack }: PriceDoubtProps) {
  const { t } = useSession();
  const former = useRef('');
  const [doubt, setDoubt] = useState<{ former: string; typed: string } | null>(null);
  const textOf = ({ target }: FocusEvent) => (target instanceof HTMLInputElement ? target.value : '');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears when the field in it is entered and left
    <div
      onFocus={(event) => {
        if (event.target instanceof HTMLInputElement) former.current = textOf(event);
      }}
      onBlur={(event) => {
        const typed = textOf(event);
        if (event.target instanceof HTMLInputElement)
          setDoubt(isDoubtful(former.current, typed) ? { former: former.current, typed } : null);
      }}
    >
      {children}
      {doubt ? (
        <div className="conflict panel" role="alert">
          <p>{t('priceDoubt', doubt)}</p>
          <button type="button" onClick={() => setDoubt(null)}>
            {t('priceMeant')}
          </button>
          <button
            type="button"
            onClick={() => {
              setDoubt(null);
              onTakeBack(doubt.former);
            }}
          >
            {t('priceBack', doubt)}
          </button>
        </div>
      ) : null}
    </div>
  );
}
