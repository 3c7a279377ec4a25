import type { HTMLAttributes, ReactNode } from 'react';
import styles from './section.module.css';

/** Where a section stands: as a page of its own, or at a numbered place on the home page. */
export type SectionPosition =
  | { level: 1; number?: never; ground?: never }
  | { level: 2; number: number; ground: 'plaster' | 'surface' };

/** A page of its own: one section under a top padding, its heading the page's h1, on the plaster. */
export const ownPage: SectionPosition = { level: 1 };

interface SectionProps {
  /** The name of its route; the home page's links lead to it. */
  id: string;
  position: SectionPosition;
  /** Accessible name. */
  label: string;
  className?: string | undefined;
  /** Stands above the rest from edge to edge; then the section needs no room for the header. */
  banner?: ReactNode;
  /** It is there for what needs React: the page does not wait for a sign of the visitor (shell/start/deferred-hydration.ts). */
  needsReact?: boolean;
  /** What the first touch of it is answered with. */
  attributes?: HTMLAttributes<HTMLElement>;
  children: ReactNode;
}

export function Section({
  id,
  position,
  label,
  className,
  banner,
  needsReact,
  attributes,
  children,
}: SectionProps) {
  return (
    <section
      {...attributes}
      id={id}
      aria-label={label}
      className={`${styles.section} ${className ?? ''}`}
      data-ground={position.ground ?? 'plaster'}
      data-own-page={position.level === 1}
      data-banner={Boolean(banner)}
      data-at-once={needsReact ? '' : undefined}
    >
      {banner}
      <div className="wrap">{children}</div>
    </section>
  );
}
