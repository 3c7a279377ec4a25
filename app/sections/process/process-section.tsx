import type { Fact, ProcessStep } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Section, type SectionPosition } from '#app/page-parts/section.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { CardRail } from '../card-rail.tsx';
import { ProcessIcon } from './process-icon.tsx';
import styles from './process-section.module.css';

interface ProcessSectionProps {
  steps: ProcessStep[];
  position: SectionPosition;
  /** What holds for every project, below the steps; the home page leaves it out. */
  terms?: Fact[];
  /** The component that lays out the steps. Only the home page passes one, so that other pages do not load its code. */
  CardList?: typeof CardRail;
}

/**
 * The numbered steps of a project: a timeline with alternating sides on wide screens, one column on phones. On the home
 * page, which is long, the steps are a rail on phones and tablets, and have their pictures only there.
 */
export function ProcessSection({ steps, position, terms = [], CardList }: ProcessSectionProps) {
  const { t } = useLanguage();
  // Home, which has many elements, leaves out what is paid and the terms.
  const Title = `h${position.level === 1 ? 2 : 3}` as const;
  const items = steps.map((step, index) => (
    <li key={step.id} data-card={step.id} data-reveal="">
      {step.image ? (
        <Picture
          picture={step.image}
          sizes={
            CardList
              ? '(min-width: 40em) 300px, min(82vw, 320px)'
              : '(min-width: 48em) min(59vw, 930px), 101vw'
          }
          isFirst={index === 0 && !CardList}
          className={styles.picture}
        />
      ) : null}
      {step.image && !CardList ? null : <ProcessIcon name={step.icon} className={styles.node} />}
      <div className={styles.words}>
        <div className={styles.title}>
          <span className={`${styles.number} figures`} aria-hidden="true">
            {index + 1}
            {step.image && !CardList ? <ProcessIcon name={step.icon} className={styles.icon} /> : null}
          </span>
          <Title>{step.title}</Title>
        </div>
        <p>{step.description}</p>
        <p className={styles.duration}>
          <Bidi text={step.duration} />
        </p>
        {step.paid && position.level === 1 ? (
          <p className={styles.paid}>
            <Bidi text={t('process.paid', { paid: step.paid })} />
          </p>
        ) : null}
      </div>
    </li>
  ));
  return (
    <Section id="process" position={position} label={t('nav.process')}>
      <SectionHead
        {...position}
        label={t('nav.process')}
        heading={t('process.heading')}
        subtitle={t('process.subtitle')}
      />
      {CardList ? (
        <CardList as="ol" name="process" until="tablet" className={styles.steps} label={t('nav.process')}>
          {items}
        </CardList>
      ) : (
        <ol className={`${styles.steps} ${steps.some(({ image }) => image) ? styles.pictured : ''}`}>
          {items}
        </ol>
      )}
      {terms.length > 0 ? (
        <div className={styles.terms}>
          <Facts facts={terms} />
        </div>
      ) : null}
    </Section>
  );
}
