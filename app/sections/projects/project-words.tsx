import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import styles from './project-words.module.css';

interface ProjectHeadingProps {
  title: string;
  description: string;
  /** Small words above the title: category, year. */
  kicker: string[];
  /** An h1 on its own page, an h2 in the dialog over another. */
  level: 1 | 2;
}

/** What a project is called, and what it is about. */
export function ProjectHeading({ title, description, kicker, level }: ProjectHeadingProps) {
  const Title = `h${level}` as const;
  return (
    <header className={styles.heading} data-level={level}>
      <p className={styles.kicker}>{kicker.join(' · ')}</p>
      <Title>{title}</Title>
      <p className={styles.description}>{description}</p>
    </header>
  );
}

/** A list of what a project has; nothing where it names none. */
export function ProjectFeatures({ features, level }: { features: string[]; level: 2 | 3 }) {
  const { t } = useLanguage();
  const Label = `h${level}` as const;
  if (features.length === 0) return null;
  return (
    <>
      <Label className={styles.label}>{t('projects.features')}</Label>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
