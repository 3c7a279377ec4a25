import { Link } from 'react-router';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { addressOf } from '#model/site-map.ts';
import styles from './similar-project-link.module.css';

/**
 * A link for visitors who want a similar project: it opens the brief form, which then names this project.
 * @param project the project's folder, such as `projects/family-majlis`
 */
export function SimilarProjectLink({ project }: { project: string }) {
  const { t, locale } = useLanguage();
  return (
    <p className={styles.alike}>
      <Link
        {...buttonLook({ tone: 'ink' })}
        to={`${addressOf('brief', locale)}?like=${project}`}
        viewTransition
      >
        {t('projects.alike')}
      </Link>
    </p>
  );
}
