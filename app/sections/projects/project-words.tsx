import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import styles from './project-words.module.css';

interface ProjectHeadingProps {
  title: string;
  description: string;
  /** Short labels above the title: category, year. */
  kicker: string[];
  /** Level of the title: 1 on the project's own page, 2 in the dialog. */
  level: 1 | 2;
}

/** The heading of a project: labels, title and description. */
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

/** The list of a project's features; nothing where the list is empty. */
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
