import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import styles from './selection-item.module.css';

interface SelectionOptionProps {
  label: string;
  /** The chosen value. If it is not among the options, it is no longer sold, and no option is selected. */
  value: string;
  options: { value: string; name: string }[];
  onChange: (value: string) => void;
}

/**
 * A select field for one property of a selected frame, such as its size. The device shows its own wheel or menu. The
 * label is hidden, because the selected value explains the field.
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
