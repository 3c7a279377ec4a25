import type { Review } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import { Rating } from '#app/ui/rating.tsx';
import styles from './frame-review.module.css';

interface FrameReviewProps {
  review: Review;
  /** A number that selects the color of the arch behind the reviewer's portrait. */
  tone: number;
  /** Whether the review stands on a card, where it is smaller. */
  isOnCard?: boolean;
}

/** The review of a buyer: stars, text, portrait and name. */
export function FrameReview({ review, tone, isOnCard }: FrameReviewProps) {
  const { t } = useLanguage();
  return (
    <figure className={styles.review} data-on-card={isOnCard}>
      <Rating rating={review.rating} label={t('frames.rating', { rating: review.rating })} />
      <blockquote>{review.comment}</blockquote>
      <figcaption>
        <Portrait photo={review.photo} tone={tone} />
        {review.name}
      </figcaption>
    </figure>
  );
}
