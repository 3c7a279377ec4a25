import type { Review } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { Portrait } from '../../ui/portrait';
import { Rating } from '../../ui/rating';
import styles from './frame-review.module.css';

/** What a buyer said: stars, words, portrait and name. `tone` varies the arch's color. */
export function FrameReview({ review, tone }: { review: Review; tone: number }) {
  const { t } = useLanguage();
  return (
    <figure className={styles.review}>
      <Rating rating={review.rating} label={t('frames.rating', { rating: review.rating })} />
      <blockquote>{review.comment}</blockquote>
      <figcaption>
        <Portrait photo={review.photo} tone={tone} />
        {review.name}
      </figcaption>
    </figure>
  );
}
