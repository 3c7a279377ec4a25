import { type KeyboardEvent, useState } from 'react';
import { readNumber } from '#model/language/read-number.ts';

/** Largest number (cm), positive or negative, that a visitor can enter in a number field. */
const maxValue = 1000;

/** How much (cm) an arrow key changes the number in the field, without and with Shift. */
const step = 1;
const largeStep = 10;

/**
 * A field for a number in cm with one decimal, in Western or Arabic digits. Each valid number takes effect while it is
 * typed. An empty field calls `onEmpty`, if given. The field is not an <input type="number">, because that drops
 * characters that people in Amman type, such as Arabic digits.
 */
export function NumberField(props: {
  label: string;
  value: number | null;
  min?: number;
  onChange: (value: number) => void;
  onEmpty?: () => void;
}) {
  const { label, value, min = -maxValue, onChange, onEmpty } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = value === null ? '' : String(Math.round(value * 10) / 10);
  const submit = (next: number) => {
    if (next >= min && next <= maxValue) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || value === null) return;
    event.preventDefault();
    setTyped(null);
    submit(Number(shown) + direction * (event.shiftKey ? largeStep : step));
  };
  return (
    <label className="wall-field">
      <span>{label}</span>
      <input
        type="text"
        role="spinbutton"
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        aria-valuenow={value === null ? undefined : Number(shown)}
        aria-valuemin={min}
        aria-valuemax={maxValue}
        value={typed ?? shown}
        onChange={(event) => {
          const text = event.target.value;
          const number = readNumber(text);
          setTyped(text);
          if (text === '') onEmpty?.();
          if (number !== null) submit(number);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
