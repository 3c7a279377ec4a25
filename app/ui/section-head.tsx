import type { ReactNode } from 'react';
import { Bidi } from './bidi';
import styles from './section-head.module.css';

interface SectionHeadProps {
  /** The section's place on the home page; a page of its own has none. */
  number?: number | undefined;
  label: string;
  heading: string;
  subtitle: string;
  /** The page's one h1, or an h2 on the home page. */
  level: 1 | 2;
  children?: ReactNode;
}

/** Hairline, small number and label, display heading, one line under it. */
export function SectionHead({ number, label, heading, subtitle, level, children }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={styles.head}>
      <p className={styles.label}>
        {number ? <span className="figures">{String(number).padStart(2, '0')}</span> : null}
        <span>
          <Bidi text={label} />
        </span>
      </p>
      <Heading className={styles.heading}>{heading}</Heading>
      <p className={styles.subtitle}>{subtitle}</p>
      {children}
    </header>
  );
}
