import { useLanguage } from '../language/language-provider';
import { count } from '../language/translate';
import { Icon } from '../ui/icon';
import { countOf } from './selection';
import styles from './selection-button.module.css';
import { useSelection } from './use-selection';
import { useSelectionAddress } from './use-selection-address';

/** The way to the list of chosen frames, with how many there are. */
export function SelectionButton({ className }: { className?: string | undefined }) {
  const { t, words, locale } = useLanguage();
  const { isOpen, open } = useSelectionAddress();
  const items = countOf(useSelection());
  return (
    <button
      type="button"
      className={`${styles.button} ${className ?? ''}`}
      aria-label={t('selection.button', { items: count(words, locale, 'item', items) })}
      aria-haspopup="dialog"
      data-needs-scripts=""
      // Until the list covers it.
      aria-busy={isOpen || undefined}
      onClick={open}
    >
      <Icon name="selection" />
      {items > 0 ? (
        <span className={`${styles.count} figures`} aria-hidden="true">
          {items > 99 ? '99+' : items}
        </span>
      ) : null}
    </button>
  );
}
