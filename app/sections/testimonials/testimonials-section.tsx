import { Link } from 'react-router';
import type { PicturedWork, Testimonial } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Section, type SectionPosition } from '#app/page-parts/section.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import { Rating } from '#app/ui/rating.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { CardRail } from '../card-rail.tsx';
import styles from './testimonials-section.module.css';

interface TestimonialsSectionProps {
  testimonials: Testimonial[];
  /** The work that the first testimonial is about. Only the page of the testimonials shows its picture. */
  work?: PicturedWork | undefined;
  position: SectionPosition;
  /** The component that lays out the cards. Only the home page passes one, so that other pages do not load its code. */
  CardList?: typeof CardRail;
}

export function TestimonialsSection({ testimonials, work, position, CardList }: TestimonialsSectionProps) {
  const { t } = useLanguage();
  const cards = testimonials.map((testimonial, index) => (
    <li key={testimonial.id} data-card={testimonial.id} data-reveal="">
      <figure>
        <Rating rating={testimonial.rating} label={t('frames.rating', { rating: testimonial.rating })} />
        <blockquote>
          <Bidi text={testimonial.comment} />
        </blockquote>
        <figcaption>
          <Portrait photo={testimonial.photo} tone={index} />
          <span className={styles.who}>
            <span className={styles.name}>{testimonial.name}</span>
            <span>
              {testimonial.role}
              {testimonial.project ? (
                <>
                  {' · '}
                  <Bidi text={testimonial.project} />
                </>
              ) : null}
            </span>
          </span>
        </figcaption>
      </figure>
      {work && index === 0 ? (
        <Link to={work.to} className={styles.work}>
          <Picture picture={work.picture} sizes="(min-width: 80em) 40vw, (min-width: 40em) 1px, 92vw" />
          <span className="visually-hidden">{work.title}</span>
        </Link>
      ) : null}
    </li>
  ));
  return (
    <Section id="testimonials" position={position} label={t('nav.testimonials')}>
      <SectionHead
        {...position}
        label={t('nav.testimonials')}
        heading={t('testimonials.heading')}
        subtitle={t('testimonials.subtitle')}
      />
      {CardList ? (
        <CardList name="testimonials" until="phone" className={styles.grid} label={t('nav.testimonials')}>
          {cards}
        </CardList>
      ) : (
        <ul className={styles.grid}>{cards}</ul>
      )}
    </Section>
  );
}
