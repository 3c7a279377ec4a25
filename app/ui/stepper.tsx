import { type ChangeEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { wholeNumber } from './step-number.ts';
import styles from './stepper.module.css';
import { useHydrated } from './use-hydrated.ts';

interface StepperProps {
  /** Accessible name of the group and of its number field, such as “Quantity”. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  /** The smallest and the largest value. At the smallest, the minus button is disabled. */
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/**
 * A field for a whole number, with minus and plus buttons (step-number.ts, which works without React). A number that
 * was chosen before hydration, or restored by the browser, stays: `onChange` is called once for that number.
 */
export function Stepper({ label, lessLabel, moreLabel, value, min, max, onChange }: StepperProps) {
  // Before hydration, the browser may have restored a larger number than the number in the HTML.
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const name = `quantity-${useId()}`;
  /** The text that the visitor is typing, which may not be a number yet. */
  const [typed, setTyped] = useState<string | null>(null);

  const choose = (text: string) => {
    const next = wholeNumber(text, min, max);
    if (text !== '' && next !== value) onChange(next);
  };
  // Reads a number that was chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; later changes call onChange by their events
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
        // `lang` keeps the digits 0–9 in Arabic, too: browsers show a number in the digits of the field's language.
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
