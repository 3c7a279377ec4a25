import { type RefObject, useEffect, useRef, useState } from 'react';
import { announce } from './announce.ts';
import { Icon } from './icon.tsx';
import iconButton from './icon-button.module.css';
import { cardAt, cardsInView, restoreCard, scrollToCard } from './rail-position.ts';

export interface RailWords {
  /** Accessible name of the group of cards. */
  label: string;
  previous: string;
  next: string;
  /** A sentence that is announced after a press, such as “3 of 13”. */
  position: (n: number, m: number) => string;
}

/**
 * Media queries for windows in which rails (rows of cards) scroll, as in rail.module.css. They are written as
 * `max-width`, because older browsers do not know `width < 40em`, and the build converts queries only in styles.
 */
const queries = {
  phone: 'screen and (max-width: 39.99em)',
  tablet: 'screen and (max-width: 59.99em)',
  every: 'screen',
};

interface RailControlsProps {
  rail: RefObject<HTMLElement | null>;
  /** The widest windows in which the rail scrolls; all, if undefined. */
  until?: 'phone' | 'tablet' | undefined;
  /** The number of cards. */
  length: number;
  words: RailWords;
  className?: string | undefined;
}

/**
 * The controls of a rail (a row of cards that scrolls): the number of the first visible card, and buttons that scroll
 * by as many cards as the window shows whole, for visitors who do not swipe.
 */
export function RailControls({ rail, until, length, words, className }: RailControlsProps) {
  const [index, setIndex] = useState(() => (rail.current ? cardAt(rail.current) : 0));
  /**
   * The card to which a button scrolls, until the rail has arrived there. The counter skips cards that the rail only
   * passes.
   */
  const destination = useRef<number | null>(null);

  // Updates the number of the current card when the rail scrolls, for whatever reason.
  useEffect(() => {
    const element = rail.current;
    if (!element) return;
    const onScroll = () => {
      const current = cardAt(element);
      if (destination.current !== null && destination.current !== current) return;
      destination.current = null;
      setIndex(current);
    };
    const onInterrupt = () => {
      destination.current = null;
      setIndex(cardAt(element));
    };
    const ends = ['pointerdown', 'wheel', 'keydown', 'scrollend'];
    element.addEventListener('scroll', onScroll, { passive: true });
    for (const end of ends) element.addEventListener(end, onInterrupt, { passive: true });
    return () => {
      element.removeEventListener('scroll', onScroll);
      for (const end of ends) element.removeEventListener(end, onInterrupt);
    };
  }, [rail]);

  // Makes the rail focusable in windows in which it scrolls, so that arrow keys lead from card to card.
  useEffect(() => {
    const width = matchMedia(queries[until ?? 'every']);
    const onChange = () => {
      const element = rail.current;
      if (!element) return;
      if (width.matches) {
        element.tabIndex = 0;
        element.ariaLabel = words.label;
        restoreCard(element);
      } else for (const name of ['tabindex', 'aria-label']) element.removeAttribute(name);
    };
    onChange();
    width.addEventListener('change', onChange);
    return () => width.removeEventListener('change', onChange);
  }, [rail, until, words.label]);

  const go = (steps: 1 | -1) => {
    if (!rail.current) return;
    const shown = cardsInView(rail.current);
    const to = Math.max(0, Math.min(index, length - shown) + steps * shown);
    goTo(to < length - shown ? to : length - 1);
  };

  const goTo = (to: number) => {
    if (!rail.current || to === index) return;
    destination.current = to;
    setIndex(to);
    scrollToCard(
      rail.current,
      to,
      matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    );
    announce(words.position(to + 1, length));
  };

  // Where all cards are in view, such as after a filter, there is nothing to scroll.
  if (rail.current && length <= cardsInView(rail.current)) return null;
  return (
    <fieldset className={className} aria-label={words.label}>
      <button
        type="button"
        className={iconButton.button}
        aria-label={words.previous}
        aria-disabled={index === 0}
        onClick={() => go(-1)}
      >
        <Icon name="previous" className="flip-in-rtl" />
      </button>
      <bdi dir="ltr" className="figures" aria-hidden="true">
        {index + 1} / {length}
      </bdi>
      <button
        type="button"
        className={iconButton.button}
        aria-label={words.next}
        aria-disabled={index === length - 1}
        onClick={() => go(1)}
      >
        <Icon name="next" className="flip-in-rtl" />
      </button>
    </fieldset>
  );
}
