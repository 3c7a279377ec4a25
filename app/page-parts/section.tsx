import type { ReactNode } from 'react';
import type { HeadKind } from '#app/ui/section-head.tsx';
import styles from './section.module.css';

/** Where a section stands: on a page of its own, or at a numbered position on the home page. */
export type SectionPosition =
  | { level: 1; number?: never; ground?: never; kind?: never }
  | { level: 2; number: number; ground: 'plaster' | 'surface'; kind: HeadKind };

/**
 * The position of a section on a page of its own: its heading is the h1 of the page, and its background is the
 * plaster.
 */
export const ownPage: SectionPosition = { level: 1 };

interface SectionProps {
  /** The name of the section's route, used as its `id`. Links on the home page use the same name as their hash. */
  id: string;
  position: SectionPosition;
  /** Accessible name of the section. */
  label: string;
  /**
   * Content at the top of the section, from edge to edge. A section with a banner leaves no space for the site's
   * header, which then lies over the banner.
   */
  banner?: ReactNode;
  /**
   * Whether the section is useless without React. If so, the page hydrates at once, without waiting for the visitor's
   * first input (shell/start/deferred-hydration.ts).
   */
  needsReact?: boolean;
  /** Further attributes of the section element, such as the data of a shop. */
  attributes?: Record<`data-${string}`, string>;
  children: ReactNode;
}

export function Section({ id, position, label, banner, needsReact, attributes, children }: SectionProps) {
  return (
    <section
      {...attributes}
      id={id}
      aria-label={label}
      className={styles.section}
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
