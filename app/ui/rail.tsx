import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './rail.module.css';
import type { RailWords } from './rail-controls.tsx';
import { useFirstInteraction } from './use-first-interaction.ts';
import { useLazy } from './use-lazy.ts';

interface RailProps {
  /** The rail's unique name, under which the id of its first visible card is stored (rail-position.ts). */
  name: string;
  /** The element of the list: numbered steps are an `ol`. */
  as?: 'ul' | 'ol';
  /** The widest windows in which the cards are a rail: below 640 px, below 960 px, or, if undefined, all. */
  until?: 'phone' | 'tablet';
  /** The class of the list; in windows too wide for the rail, and in print, of the grid that contains the cards. */
  className?: string | undefined;
  words: RailWords;
  /** Content below the cards. */
  more?: ReactNode;
  /** The cards as `li` elements, each with its id in `data-card`. */
  children: ReactNode[];
}

/**
 * A row of cards that scrolls sideways: visitors swipe from card to card, without scripts, too. In windows wider than
 * `until`, the cards are in the grid of `className`. A counter and buttons appear at the visitor's first
 * input. They are above the cards, so that a visitor who presses them sees the next card.
 */
export function Rail({ as: List = 'ul', name, until, className, words, more, children }: RailProps) {
  const rail = useRef<HTMLUListElement & HTMLOListElement>(null);
  const Controls = useLazy(loadControls, useFirstInteraction())?.RailControls;

  // Asks restore-rails.ts, by an event, to scroll the rail to its stored card before the rail is painted.
  useLayoutEffect(() => {
    rail.current?.dispatchEvent(new Event('rail'));
  }, []);

  return (
    <>
      <div className={styles.bar} data-until={until}>
        {Controls ? (
          <Controls
            className={styles.controls}
            rail={rail}
            until={until}
            length={children.length}
            words={words}
          />
        ) : null}
      </div>
      <List ref={rail} className={`${styles.rail} ${className}`} data-rail={name} data-until={until}>
        {children}
      </List>
      {more ? (
        <div className={styles.foot} data-until={until}>
          {more}
        </div>
      ) : null}
    </>
  );
}

const loadControls = () => import('./rail-controls.tsx');
