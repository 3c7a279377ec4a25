import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import styles from './selection-item.module.css';

interface SelectionOptionProps {
  label: string;
  /** The chosen value. A value that is no longer sold is not among the options, and then no option is selected. */
  value: string;
  options: { value: string; name: string }[];
  onChange: (value: string) => void;
}

/**
 * A select field for one property of a selected frame, such as its size. The list of options is the device's own. The
 * label is visually hidden, because the selected value explains the field.
 */
export function SelectionOption({ label, value, options, onChange }: SelectionOptionProps) {
  const { t } = useLanguage();
  const isMissing = options.every((option) => option.value !== value);
  return (
    <label className={styles.option}>
      <span className="visually-hidden">{label}</span>
      <select
        value={isMissing ? '' : value}
        aria-invalid={isMissing || undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {isMissing ? (
          <option value="" disabled>
            {t('selection.choose')}
          </option>
        ) : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}
