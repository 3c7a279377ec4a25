import { Link } from 'react-router';
import type { Studio } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { quietLook } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import styles from './studio-materials.module.css';

/** The materials, each with a large picture, its origin and the projects in which it is used. */
export function StudioMaterials({ materials }: Pick<Studio, 'materials'>) {
  const { t } = useLanguage();
  return (
    <div className={styles.materials}>
      <h2>{t('studio.materials')}</h2>
      <ul className={styles.list}>
        {materials.map(({ name, origin, picture, projects }) => (
          <li key={name} data-reveal="">
            <Picture
              picture={picture}
              sizes="(min-width: 40em) min(46vw, 740px), 100vw"
              className={styles.picture}
            />
            <div className={styles.words}>
              <h3>
                <Bidi text={name} />
              </h3>
              <p>
                <Bidi text={origin} />
              </p>
              {projects.length > 0 ? (
                <>
                  <p className={styles.shownIn}>{t('studio.shownIn')}</p>
                  <ul className={styles.projects}>
                    {projects.map(({ title, to }) => (
                      <li key={to}>
                        <Link className={quietLook} to={to} viewTransition>
                          {title}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
