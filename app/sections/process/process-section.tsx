import type { Fact, ProcessStep } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Section, type SectionPosition } from '#app/page-parts/section.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { ProcessIcon } from './process-icon.tsx';
import styles from './process-section.module.css';

interface ProcessSectionProps {
  steps: ProcessStep[];
  position: SectionPosition;
  /** What holds for every project, below the steps; the home page leaves it out. */
  terms?: Fact[];
}

/** The numbered steps of a project: a timeline with alternating sides on wide screens, one column on phones. */
export function ProcessSection({ steps, position, terms = [] }: ProcessSectionProps) {
  const { t } = useLanguage();
  // Home, which has many elements, leaves out what is paid and the terms.
  const Title = `h${position.level === 1 ? 2 : 3}` as const;
  return (
    <Section id="process" position={position} label={t('nav.process')}>
      <SectionHead
        {...position}
        label={t('nav.process')}
        heading={t('process.heading')}
        subtitle={t('process.subtitle')}
      />
      <ol className={styles.steps} data-pictured={steps.some(({ image }) => image)}>
        {steps.map((step, index) => (
          <li key={step.id} data-reveal="">
            {step.image ? (
              <Picture
                picture={step.image}
                sizes="(min-width: 48em) min(59vw, 930px), 101vw"
                isFirst={index === 0}
                className={styles.picture}
              />
            ) : (
              <ProcessIcon name={step.icon} className={styles.node} />
            )}
            <div className={styles.words}>
              <div className={styles.title}>
                <span className={`${styles.number} figures`} aria-hidden="true">
                  {index + 1}
                  {step.image ? <ProcessIcon name={step.icon} className={styles.icon} /> : null}
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
        ))}
      </ol>
      {terms.length > 0 ? (
        <div className={styles.terms}>
          <Facts facts={terms} />
        </div>
      ) : null}
    </Section>
  );
}
