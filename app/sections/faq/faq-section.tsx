import type { FaqItem } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { Bidi } from '../../ui/bidi';
import { Icon } from '../../ui/icon';
import { SectionHead } from '../../ui/section-head';
import { Section, type SectionPlace } from '../section';
import styles from './faq-section.module.css';

/** Questions that open each by itself, without a script too. */
export function FaqSection({ items, place }: { items: FaqItem[]; place: SectionPlace }) {
  const { t } = useLanguage();
  const Question = `h${place.level === 1 ? 2 : 3}` as const;
  return (
    <Section id="faq" place={place} label={t('faq.label')}>
      <div className={styles.columns}>
        <div className={styles.head}>
          <SectionHead
            {...place}
            label={t('faq.label')}
            heading={t('faq.heading')}
            subtitle={t('faq.subtitle')}
          />
        </div>
        <div className={styles.items}>
          {items.map(({ id, question, answer }) => (
            <details key={id} id={`faq-${id}`} data-reveal="">
              <summary>
                <Question>{question}</Question>
                <Icon name="plus" size={20} className={styles.sign} />
              </summary>
              <p>
                <Bidi text={answer} />
              </p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
