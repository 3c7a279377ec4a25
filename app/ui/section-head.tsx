import type { ReactNode } from 'react';
import { Bidi } from './bidi.tsx';
import styles from './section-head.module.css';

interface SectionHeadProps {
  /** The section's number on the home page. A page of its own has none. */
  number?: number | undefined;
  /** The small words above the heading. On a page that is not in the menu, a breadcrumb. */
  label: ReactNode;
  heading: string;
  subtitle: string;
  /** 1 for the page's only h1, 2 on the home page. */
  level: 1 | 2;
  children?: ReactNode;
}

/**
 * The head of a section: small number and label, heading, and one line below it. On a page of its own, there is a thin
 * line above; on the home page, the background changes instead.
 */
export function SectionHead({ number, label, heading, subtitle, level, children }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={styles.head} data-level={level}>
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
