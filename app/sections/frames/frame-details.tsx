import type { Frame } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { Bidi } from '../../ui/bidi';
import { buttonLook } from '../../ui/button';
import { Gallery } from '../../ui/gallery';
import { Icon } from '../../ui/icon';
import { OutsideLink } from '../../ui/outside-link';
import { Showcase } from '../../ui/showcase';
import { galleryWords } from '../gallery-words';
import { FrameColors } from './frame-colors';
import styles from './frame-details.module.css';
import { FramePrice } from './frame-price';
import { FramePrints } from './frame-prints';
import { FrameReview } from './frame-review';
import { FrameSizes } from './frame-sizes';
import { QuantityStepper } from './quantity-stepper';
import type { FrameChoiceControl } from './use-frame-choice';

/** Everything about one frame group: pictures, the choice, the order and all reviews. */
export function FrameDetails({ frame, choice }: { frame: Frame; choice: FrameChoiceControl }) {
  const language = useLanguage();
  const { t } = language;
  return (
    <Showcase
      shape="upright"
      gallery={
        <Gallery
          pictures={frame.images}
          index={choice.picture}
          onIndexChange={choice.choosePicture}
          dir={language.dir}
          words={galleryWords(language)}
          fit="fill"
          sizes="(min-width: 60em) 48vw, 100vw"
        />
      }
    >
      <div className={styles.details}>
        <header>
          <h2>{frame.title}</h2>
          <p className={styles.description}>{frame.description}</p>
        </header>
        <FramePrints frame={frame} choice={choice} />
        <div>
          <h3 className={styles.label}>{t('frames.sizes')}</h3>
          <FrameSizes frame={frame} choice={choice} />
          <p className={styles.note}>
            <Bidi text={t('frames.sizeNote')} />
          </p>
        </div>
        <FrameColors frame={frame} choice={choice} />
        <div className={styles.row}>
          <QuantityStepper choice={choice} />
          <FramePrice choice={choice} />
        </div>
        <div className={styles.actions}>
          <OutsideLink
            {...buttonLook({ tone: 'whatsapp' })}
            href={choice.orderLink}
            newTabNote={t('common.newTab')}
          >
            <Icon name="whatsapp" />
            {t('frames.orderViaWhatsapp')}
          </OutsideLink>
          <OutsideLink
            {...buttonLook({ tone: 'outline' })}
            href={choice.availabilityLink}
            newTabNote={t('common.newTab')}
          >
            {t('frames.askAvailability')}
          </OutsideLink>
        </div>
        <section aria-labelledby="frame-reviews">
          <h3 id="frame-reviews" className={styles.reviews}>
            {t('frames.reviews')}
          </h3>
          {frame.reviews.map((review, index) => (
            <FrameReview key={review.name} review={review} tone={index} />
          ))}
        </section>
      </div>
    </Showcase>
  );
}
