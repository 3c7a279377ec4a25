import { useEffect, useState } from 'react';
import { useLanguage } from '../language/language-provider';
import { announce } from '../ui/announce';
import { buttonLook } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './add-to-selection.module.css';
import { choiceKey, type SelectionLine, withLine } from './selection';
import { changeSelection } from './use-selection';

/** How long the button says that the frame was added (ms). */
const saidFor = 4000;

/** Puts the current choice on the list; on a card an icon alone. */
export function AddToSelection({ line, isIcon }: { line: SelectionLine; isIcon?: boolean }) {
  const { t } = useLanguage();
  const [added, setAdded] = useState<string | null>(null);
  const key = choiceKey(line);
  const isAdded = added === key;

  // Follows the clock: after a while the frame can be added once more.
  useEffect(() => {
    if (added === null) return;
    const timer = setTimeout(() => setAdded(null), saidFor);
    return () => clearTimeout(timer);
  }, [added]);

  const add = () => {
    changeSelection((lines) => withLine(lines, line));
    setAdded(key);
    announce(t('selection.added'));
  };

  const { className, ...look } = buttonLook({ tone: 'outline', ...(isIcon ? { size: 'card' } : {}) });
  return (
    <button
      type="button"
      {...look}
      className={`${className} ${styles.button}`}
      data-icon={isIcon}
      aria-label={isIcon ? t('selection.addTitle', { title: line.title }) : undefined}
      onClick={add}
    >
      <Icon name={isAdded ? 'check' : 'select'} />
      {isIcon ? null : t(isAdded ? 'selection.added' : 'selection.add')}
    </button>
  );
}
