import type { HTMLAttributes, ReactNode } from 'react';
import styles from './section.module.css';

/** Where a section stands: on a page of its own, or at a numbered position on the home page. */
export type SectionPosition =
  | { level: 1; number?: never; ground?: never }
  | { level: 2; number: number; ground: 'plaster' | 'surface' };

/**
 * The position of a section on a page of its own: its heading is the h1 of the page, and its background is the
 * plaster.
 */
export const ownPage: SectionPosition = { level: 1 };

interface SectionProps {
  /** The name of its route. Links on the home page use it as their hash. */
  id: string;
  position: SectionPosition;
  /** Accessible name of the section. */
  label: string;
  className?: string | undefined;
  /** Content above the rest, from edge to edge. The section then leaves no space for the header. */
  banner?: ReactNode;
  /**
   * Whether the section is useless without React. The page then hydrates without waiting for the visitor's first
   * input (shell/start/deferred-hydration.ts).
   */
  needsReact?: boolean;
  /** Further attributes and event handlers of the section element, such as those that prefetch its dialog. */
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
