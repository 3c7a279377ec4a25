import type { ReactNode } from 'react';
import { Bidi } from './bidi.tsx';
import styles from './section-head.module.css';

interface SectionHeadProps {
  /** The section's place on the home page; a page of its own has none. */
  number?: number | undefined;
  /** The small words above the heading; a page that is not in the menu has the way to it there. */
  label: ReactNode;
  heading: string;
  subtitle: string;
  /** The page's one h1, or an h2 on the home page. */
  level: 1 | 2;
  children?: ReactNode;
}

/**
 * Small number and label, display heading, one line under it; on a page of its own a hairline above. On home the ground
 * changes instead.
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
