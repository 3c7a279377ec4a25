import { useEffect } from 'react';
import { useDialogOpener } from '#app/page-parts/dialogs/use-dialog-address.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { count } from '#model/language/translate.ts';
import { showBagCount } from './bag-count.ts';
import { prefetchPanel } from './load-panel.ts';
import { countOf } from './selection.ts';
import styles from './selection-button.module.css';
import { useSelection } from './use-selection.ts';

/** The button that opens the selection panel, with the number of selected prints. */
export function SelectionButton({ className }: { className?: string | undefined }) {
  const { t, words, locale } = useLanguage();
  const open = useDialogOpener('selection');
  const items = countOf(useSelection());
  const isHydrated = useHydrated();
  // Shows the number of prints after each change. Before hydration, React does not know the selection, and the head
  // script shows the number.
  useEffect(() => {
    if (isHydrated) showBagCount(items);
  }, [isHydrated, items]);
  return (
    <button
      type="button"
      className={`${styles.button} ${className ?? ''}`}
      aria-label={t('selection.button', { items: count(words, locale, 'item', items) })}
      aria-haspopup="dialog"
      data-needs-scripts=""
      // Before hydration there is no `pointerdown`, but a `mousedown` when the click is replayed (replay-clicks.ts).
      onPointerDown={prefetchPanel}
      onMouseDown={prefetchPanel}
      onClick={(event) => open(event, 'open')}
    >
      <Icon name="selection" />
    </button>
  );
}
