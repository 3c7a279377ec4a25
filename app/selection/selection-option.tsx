import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import styles from './selection-item.module.css';

interface SelectionOptionProps {
  label: string;
  /** The chosen value; one that is not among the options is gone, and nothing is chosen. */
  value: string;
  options: { value: string; name: string }[];
  onChange: (value: string) => void;
}

/** One thing to choose of a frame on the list, with the device's own wheel or menu. Its value says what it is. */
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
