import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './rail.module.css';
import type { RailWords } from './rail-controls.tsx';
import { useFirstInteraction } from './use-first-interaction.ts';
import { useLazy } from './use-lazy.ts';

interface RailProps {
  /** Unlike that of any other rail: the card that one is at is kept under it (rail-position.ts). */
  name: string;
  /** The grid that the cards stand in from 640 px on. */
  className?: string | undefined;
  words: RailWords;
  /** Stands under the cards. */
  more?: ReactNode;
  /** The cards as `li`, each with its id as `data-card`. */
  children: ReactNode[];
}

/**
 * Cards that stand side by side below 640 px and are swiped through, one at a time; from there on in the grid of
 * `className`. The browser alone scrolls; counter and buttons come with the first input, above the cards: who presses sees
 * what comes.
 */
export function Rail({ name, className, words, more, children }: RailProps) {
  const rail = useRef<HTMLUListElement>(null);
  const Controls = useLazy(loadControls, useFirstInteraction())?.RailControls;

  // Follows the visit: keep-rails.ts, which knows the card that was kept, brings it back before it is seen.
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
