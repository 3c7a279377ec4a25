import type { Highlight } from '#app/loaders/types.ts';
import { HighlightIcon } from './highlight-icon.tsx';
import styles from './highlights.module.css';

/** The studio's highlights in short texts, separated by thin lines. */
export function Highlights({ highlights, level }: { highlights: Highlight[]; level: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <ul className={styles.highlights}>
      {highlights.map(({ icon, title, text }) => (
        <li key={title} data-reveal="">
          <HighlightIcon name={icon} className={styles.icon} />
          <Title>{title}</Title>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
