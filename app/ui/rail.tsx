import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './rail.module.css';
import type { RailWords } from './rail-controls.tsx';
import { useFirstInteraction } from './use-first-interaction.ts';
import { useLazy } from './use-lazy.ts';

interface RailProps {
  /** The rail's unique name, under which the id of its first visible card is stored (rail-position.ts). */
  name: string;
  /** The class of the grid that contains the cards in windows from 640 px on. */
  className?: string | undefined;
  words: RailWords;
  /** Content below the cards. */
  more?: ReactNode;
  /** The cards as `li` elements, each with its id in `data-card`. */
  children: ReactNode[];
}

/**
 * A row of cards that scrolls sideways, for windows below 640 px: visitors swipe from card to card, without scripts,
 * too. In wider windows, the cards are in the grid of `className`. A counter and buttons appear at the visitor's first
 * input. They are above the cards, so that a visitor who presses them sees the next card.
 */
export function Rail({ name, className, words, more, children }: RailProps) {
  const rail = useRef<HTMLUListElement>(null);
  const Controls = useLazy(loadControls, useFirstInteraction())?.RailControls;

  // Asks restore-rails.ts, by an event, to scroll the rail to its stored card before the rail is painted.
  useLayoutEffect(() => {
    rail.current?.dispatchEvent(new Event('rail'));
  }, []);

  return (
    <>
      <div className={styles.bar}>
        {Controls ? (
          <Controls className={styles.controls} rail={rail} length={children.length} words={words} />
        ) : null}
      </div>
      <ul ref={rail} className={`${styles.rail} ${className}`} data-rail={name}>
        {children}
      </ul>
      {more ? <div className={styles.foot}>{more}</div> : null}
    </>
  );
}

const loadControls = () => import('./rail-controls.tsx');
