import type { HTMLAttributes, ReactNode } from 'react';
import styles from './section.module.css';

/** Where a section stands: as a page of its own, or at a numbered place on the home page. */
export type SectionPlace =
  | { level: 1; number?: never; ground?: never }
  | { level: 2; number: number; ground: 'plaster' | 'surface' };

/** A page of its own: one section under a top padding, its heading the page's h1, on the plaster. */
export const ownPage: SectionPlace = { level: 1 };

interface SectionProps {
  /** The name of its route; the home page's links lead to it. */
  id: string;
  place: SectionPlace;
  /** Accessible name. */
  label: string;
  className?: string | undefined;
  /** Stands above the rest from edge to edge; then the section needs no room for the header. */
  banner?: ReactNode;
  /** It is there for what needs React: the page does not wait for a sign of the visitor (shell/start/deferred-hydration.ts). */
  needsReact?: boolean;
  /** What the first touch of it is answered with. */
  signs?: HTMLAttributes<HTMLElement>;
  children: ReactNode;
}

export function Section({ id, place, label, className, banner, needsReact, signs, children }: SectionProps) {
  return (
    <section
      {...signs}
      id={id}
      aria-label={label}
      className={`${styles.section} ${className ?? ''}`}
      data-ground={place.ground ?? 'plaster'}
      data-own-page={place.level === 1}
      data-banner={Boolean(banner)}
      data-at-once={needsReact ? '' : undefined}
    >
      {banner}
      <div className="wrap">{children}</div>
    </section>
  );
}
