import type { ProcessStep } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { Bidi } from '../../ui/bidi';
import { SectionHead } from '../../ui/section-head';
import { Section, type SectionPlace } from '../section';
import { ProcessIcon } from './process-icon';
import styles from './process-section.module.css';

/** Five numbered steps: a timeline that alternates on wide screens, one column on a phone. */
export function ProcessSection({ steps, place }: { steps: ProcessStep[]; place: SectionPlace }) {
  const { t } = useLanguage();
  const Title = `h${place.level === 1 ? 2 : 3}` as const;
  return (
    <Section id="process" place={place} label={t('nav.process')}>
      <SectionHead
        {...place}
        label={t('nav.process')}
        heading={t('process.heading')}
        subtitle={t('process.subtitle')}
      />
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.id} data-reveal="">
            <ProcessIcon name={step.icon} className={styles.node} />
            <div className={styles.words}>
              <div className={styles.title}>
                <span className={`${styles.number} figures`} aria-hidden="true">
                  {index + 1}
                </span>
                <Title>{step.title}</Title>
              </div>
              <p>{step.description}</p>
              <p className={styles.duration}>
                <Bidi text={step.duration} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
