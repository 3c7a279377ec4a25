import type { ReactNode } from 'react';
import { Bidi } from './bidi.tsx';
import styles from './section-head.module.css';

/**
 * How the head of a section on the home page is set. `beside`: heading, and the text at its end; `margin`: the text under
 * the heading, and a large number in the end margin; `line`: smaller heading, text and label in a line, below a thin line.
 */
export type HeadKind = 'beside' | 'margin' | 'line';

interface SectionHeadProps {
  /** The section's number on the home page. Undefined on the section's own page. */
  number?: number | undefined;
  /** The small words above the heading or, on a page that is not in the menu, a breadcrumb. */
  label: ReactNode;
  heading: string;
  subtitle: string;
  /** The level of the heading: 1 on the section's own page, 2 on the home page. */
  level: 1 | 2;
  kind?: HeadKind | undefined;
  children?: ReactNode;
}

/**
 * The head of a section: small number and label, heading, and one line of text. On the section's own page, the head has
 * a thin line above it; on the home page, a change of background separates the sections instead.
 */
export function SectionHead({ number, label, heading, subtitle, level, kind, children }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={styles.head} data-level={level} data-kind={kind}>
      {typeof label === 'string' ? (
        <p className={styles.label}>
          {number ? <span className="figures">{String(number).padStart(2, '0')}</span> : null}
          <Bidi text={label} />
        </p>
      ) : (
        <div className={styles.label}>{label}</div>
      )}
      <Heading className={styles.heading}>{heading}</Heading>
      <p className={styles.subtitle}>{subtitle}</p>
      {children}
    </header>
  );
}
