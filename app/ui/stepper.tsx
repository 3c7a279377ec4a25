import { type ChangeEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { wholeNumber } from './step-number.ts';
import styles from './stepper.module.css';
import { useHydrated } from './use-hydrated.ts';

interface StepperProps {
  /** Name of the group and its field, such as “Quantity”. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  /** The least value, where the minus is disabled, and the most. */
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/**
 * A whole number to be typed, with minus and plus (step-number.ts, which needs no React). What was chosen before hydration, or
 * brought back by the browser, stays: `onChange` hears of it once.
 */
export function Stepper({ label, lessLabel, moreLabel, value, min, max, onChange }: StepperProps) {
  // Before, the browser may have brought back more than the HTML says.
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const name = `quantity-${useId()}`;
  /** What is being typed, which may be no number yet. */
  const [typed, setTyped] = useState<string | null>(null);

  const choose = (text: string) => {
    const next = wholeNumber(text, min, max);
    if (text !== '' && next !== value) onChange(next);
  };
  // Follows the browser, which knows what was chosen before React was there to hear it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; from then on React hears of every change
  useLayoutEffect(() => choose(field.current?.value ?? ''), []);

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(document.activeElement === target ? target.value : null);
    choose(target.value);
  };
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <button type="button" data-step="down" aria-label={lessLabel} disabled={isHydrated && value <= min} />
      <input
        ref={field}
        type="number"
        name={name}
        aria-label={label}
        inputMode="numeric"
        // Digits 0–9, whatever the language of the page: browsers take those of a field's language.
        lang="en"
        min={min}
        max={max}
        value={typed ?? value}
        onChange={change}
        onBlur={() => setTyped(null)}
        className="figures"
      />
      <button type="button" data-step="up" aria-label={moreLabel} />
    </fieldset>
  );
}
