import type { CSSProperties } from 'react';
import type { Skill } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Ltr } from '#app/ui/bidi.tsx';
import styles from './skills.module.css';

/**
 * The studio's skills, each with a percentage above a bar. An animation fills the bar once; the HTML already contains
 * the percentage.
 */
export function Skills({ skills, level }: { skills: Skill[]; level: 2 | 3 }) {
  const { t } = useLanguage();
  const Title = `h${level}` as const;
  return (
    <>
      <Title className={styles.heading}>{t('services.skills')}</Title>
      <ul className={styles.skills}>
        {skills.map(({ name, percent }) => (
          <li key={name} data-reveal="" style={{ '--percent': `${percent}%` } as CSSProperties}>
            <Ltr className={`${styles.percent} figures`}>{percent}%</Ltr>
            {/* biome-ignore lint/a11y/useSemanticElements: a meter element cannot be drawn as a hairline in every browser */}
            <span
              className={styles.bar}
              role="meter"
              aria-label={name}
              aria-valuenow={percent}
              aria-valuemin={0}
              aria-valuemax={100}
            />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
