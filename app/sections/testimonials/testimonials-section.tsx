import type { Testimonial } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { Bidi } from '../../ui/bidi';
import { Portrait } from '../../ui/portrait';
import { Rating } from '../../ui/rating';
import { SectionHead } from '../../ui/section-head';
import { Section, type SectionPlace } from '../section';
import styles from './testimonials-section.module.css';

/** Six clients in their own words. */
export function TestimonialsSection(props: { testimonials: Testimonial[]; place: SectionPlace }) {
  const { t } = useLanguage();
  return (
    <Section id="testimonials" place={props.place} label={t('nav.testimonials')}>
      <SectionHead
        {...props.place}
        label={t('nav.testimonials')}
        heading={t('testimonials.heading')}
        subtitle={t('testimonials.subtitle')}
      />
      <ul className={styles.grid}>
        {props.testimonials.map((testimonial, index) => (
          <li key={testimonial.id} data-reveal="">
            <figure>
              <Rating
                rating={testimonial.rating}
                label={t('frames.rating', { rating: testimonial.rating })}
              />
              <blockquote>
                <Bidi text={testimonial.comment} />
              </blockquote>
              <figcaption>
                <Portrait photo={testimonial.photo} tone={index} />
                <span className={styles.who}>
                  <span className={styles.name}>{testimonial.name}</span>
                  {testimonial.role} · <Bidi text={testimonial.project} />
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
