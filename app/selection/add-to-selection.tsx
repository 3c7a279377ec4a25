import { type MouseEvent, useEffect, useState } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { announce } from '#app/ui/announce.ts';
import { buttonLook } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ignoreSecondTap } from '#app/ui/ignore-second-tap.ts';
import { groupDigits } from '#model/language/translate.ts';
import styles from './add-to-selection.module.css';
import { choiceKey, countOf, type SelectionLine, withLine } from './selection.ts';
import { changeSelection } from './use-selection.ts';

/** Time (ms) for which the button confirms that something was added. */
const shownFor = 4000;

interface AddToSelectionProps {
  /** The prints that a tap adds: one print, or the prints of a set that hang together. */
  lines: SelectionLine[];
  /** On a card, the button shows only an icon. */
  isIcon?: boolean;
}

/**
 * A button that adds the chosen prints to the selection. The two taps of a double tap add them once. A later tap adds
 * them again, and the button then shows the new number.
 */
export function AddToSelection({ lines, isIcon }: AddToSelectionProps) {
  const { t } = useLanguage();
  const [added, setAdded] = useState<{ key: string; count: number } | null>(null);
  const key = lines.map(choiceKey).join();
  const [title = ''] = lines.map((line) => line.title);

  // Hides the confirmation after a while.
  useEffect(() => {
    if (added === null) return;
    const timer = setTimeout(() => setAdded(null), shownFor);
    return () => clearTimeout(timer);
  }, [added]);

  const addedText = (count: number) =>
    count > countOf(lines) ? t('selection.addedAgain', { n: groupDigits(count) }) : t('selection.added');
  const add = (event: MouseEvent) => {
    ignoreSecondTap(event);
    changeSelection((before) => {
      const after = lines.reduce(withLine, before);
      const count = countOf(after.filter((line) => lines.some((one) => choiceKey(one) === choiceKey(line))));
      setAdded({ key, count });
      announce(addedText(count));
      return after;
    });
  };

  const count = added?.key === key ? added.count : 0;
  const { className, ...look } = buttonLook({ tone: 'outline', ...(isIcon ? { size: 'card' } : {}) });
  return (
    <button
      type="button"
      {...look}
      className={`${className} ${styles.button}`}
      data-icon={isIcon}
      data-needs-scripts=""
      aria-label={isIcon ? t('selection.addTitle', { title }) : undefined}
      onClick={add}
    >
      {isIcon && count > countOf(lines) ? (
        <span className="figures">{groupDigits(count)}</span>
      ) : (
        <Icon name={count > 0 ? 'check' : 'select'} />
      )}
      {isIcon ? null : count > 0 ? addedText(count) : t('selection.add')}
    </button>
  );
}
