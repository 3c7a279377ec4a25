import type { Studio } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { PageBreadcrumb } from '#app/page-parts/page-breadcrumb.tsx';
import { ownPage, Section } from '#app/page-parts/section.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { StudioMaterials } from './studio-materials.tsx';
import { StudioPlace } from './studio-place.tsx';
import styles from './studio-section.module.css';

/** The page about the studio: a signed text, the people, the materials, the place. */
export function StudioSection({ story, people, materials }: Studio) {
  const { t } = useLanguage();
  return (
    <Section id="studio" position={ownPage} label={t('nav.studio')}>
      <SectionHead
        {...ownPage}
        label={<PageBreadcrumb page="studio" />}
        heading={t('studio.heading')}
        subtitle={t('studio.subtitle')}
      />
      {story ? <Story {...story} /> : null}
      {people.length > 0 ? <People people={people} /> : null}
      {materials.length > 0 ? <StudioMaterials materials={materials} /> : null}
      <StudioPlace />
    </Section>
  );
}

function Story({ paragraphs, signature, picture }: NonNullable<Studio['story']>) {
  return (
    <div className={styles.story} data-pictured={picture !== undefined}>
      {picture ? (
        <Picture
          picture={picture}
          sizes="(min-width: 48em) min(69vw, 1090px), 168vw"
          isFirst
          className={styles.arch}
        />
      ) : null}
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Bidi text={paragraph} />
          </p>
        ))}
        <p className={styles.signature}>
          <Bidi text={signature} />
        </p>
      </div>
    </div>
  );
}

function People({ people }: Pick<Studio, 'people'>) {
  const { t } = useLanguage();
  return (
    <div className={styles.people}>
      <h2>{t('studio.people')}</h2>
      <ul>
        {people.map(({ name, role, words, photo }, index) => (
          <li key={name} data-reveal="">
            <Portrait photo={photo} tone={index} sizes="(min-width: 60em) 124px, 84px" />
            <figure>
              <blockquote>
                <Bidi text={words} />
              </blockquote>
              <figcaption>
                <span className={styles.name}>
                  <Bidi text={name} />
                </span>
                <Bidi text={role} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
