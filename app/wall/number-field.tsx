import { type InputEvent, useState } from 'react';

/** A number in cm. What is typed counts as soon as it is one; an empty field says nothing, or null where that is allowed. */
export function NumberField(props: {
  label: string;
  value: number | null;
  least?: number;
  onChange: (value: number) => void;
  onEmpty?: () => void;
}) {
  const { label, value, least, onChange, onEmpty } = props;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="wall-field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="decimal"
        dir="ltr"
        step={1}
        {...(least === undefined ? {} : { min: least })}
        value={typed ?? (value === null ? '' : String(Math.round(value)))}
        onChange={(event) => {
          const { value: text, valueAsNumber } = event.target;
          setTyped(text);
          if (text === '') onEmpty?.();
          if (
            Number.isFinite(valueAsNumber) &&
            Math.abs(valueAsNumber) <= 1000 &&
            valueAsNumber >= (least ?? -1000)
          )
            onChange(valueAsNumber);
        }}
        onBeforeInput={(event: InputEvent<HTMLInputElement>) => {
          // Browsers leave Arabic digits out of a number field.
          const latin = event.data?.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
          if (!latin || latin === event.data) return;
          event.preventDefault();
          document.execCommand('insertText', false, latin);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
