import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { announce } from '#app/ui/announce.ts';
import { quietLook } from '#app/ui/button.tsx';
import { withoutLine } from './change-lines.ts';
import { choiceKey, type SelectionLine, withLineAt } from './selection.ts';
import styles from './selection-panel.module.css';
import { chooseDelivery, deliveryId } from './use-delivery.ts';
import { changeSelection } from './use-selection.ts';

interface Removed {
  lines: { line: SelectionLine; index: number }[];
  /** The way of delivery that was chosen: an empty list has none. */
  delivery: string;
  sentence: string;
}

/** Removes lines from the selection. A row with an undo button can put the removed lines back where they were. */
export function useRemoval() {
  const { t } = useLanguage();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);

  // Moves the focus from the removed line to the undo button.
  useEffect(() => {
    if (removed) undoButton.current?.focus();
  }, [removed]);

  const keepRemoved = (next: Omit<Removed, 'delivery'>, isLast: boolean) => {
    setRemoved({ ...next, delivery: deliveryId() });
    if (isLast) chooseDelivery('');
    announce(next.sentence);
  };

  const undo = () => {
    changeSelection((lines) =>
      (removed?.lines ?? []).reduce((before, { line, index }) => withLineAt(before, line, index), lines),
    );
    if (removed?.delivery && !deliveryId()) chooseDelivery(removed.delivery);
    setRemoved(null);
  };

  return {
    remove: (line: SelectionLine, title = line.title) =>
      changeSelection((lines) => {
        const index = lines.findIndex((other) => choiceKey(other) === choiceKey(line));
        const rest = withoutLine(lines, line);
        keepRemoved(
          { lines: [{ line, index }], sentence: t('selection.removed', { title }) },
          rest.length === 0,
        );
        return rest;
      }),
    clear: (all: SelectionLine[]) => {
      keepRemoved(
        { lines: all.map((line, index) => ({ line, index })), sentence: t('selection.cleared') },
        true,
      );
      changeSelection(() => []);
    },
    row: removed ? (
      <p className={styles.removed}>
        {removed.sentence}
        <button type="button" ref={undoButton} className={quietLook} onClick={undo}>
          {t('common.undo')}
        </button>
      </p>
    ) : null,
  };
}
