import styles from './stepper.module.css';

interface StepperProps {
  /** Name of the group, such as “Quantity”. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  /** The least value; there the minus is disabled. */
  least: number;
  onChange: (value: number) => void;
}

/** A whole number with minus and plus. */
export function Stepper({ label, lessLabel, moreLabel, value, least, onChange }: StepperProps) {
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <button
        type="button"
        aria-label={lessLabel}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      />
      <output className="figures" translate="no">
        {value}
      </output>
      <button type="button" aria-label={moreLabel} onClick={() => onChange(value + 1)} />
    </fieldset>
  );
}
