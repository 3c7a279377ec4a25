import { useId, useState } from 'react';
import { westernDigits } from '../form/as-number.ts';

/** A length that no file holds, in cm: told as soon as it is one, between 1 and 1,000. */
export function CentimeterInput(props: { label: string; value: number; onChange: (cm: number) => void }) {
  const { label, value, onChange } = props;
  const [text, setText] = useState(String(value));
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          const typed = westernDigits(target.value);
          setText(typed);
          const cm = Number(typed);
          if (cm >= 1 && cm <= 1000) onChange(cm);
        }}
      />
    </div>
  );
}
