import type { Frame, Site } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { Button, buttonLook } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { OutsideLink } from '../../ui/outside-link';
import styles from './frame-card.module.css';
import { FrameCardPicture } from './frame-card-picture';
import { FrameDialog } from './frame-dialog';
import { FramePrice } from './frame-price';
import { FrameReview } from './frame-review';
import { FrameSizes } from './frame-sizes';
import { QuantityStepper } from './quantity-stepper';
import { useFrameChoice } from './use-frame-choice';

interface FrameCardProps {
  frame: Frame;
  chatNumber: Site['chatNumber'];
  level: 2 | 3;
  /** The first picture of a page is fetched at once. */
  isFirst: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** One frame group: picture with dots, size, price, quantity, order, details, and the first review. */
export function FrameCard(props: FrameCardProps) {
  const { frame, level } = props;
  const { t } = useLanguage();
  const choice = useFrameChoice(frame, props.chatNumber);
  const Title = `h${level}` as const;
  const review = frame.reviews[0];
  return (
    <article className={styles.card} aria-label={frame.title}>
      <FrameCardPicture frame={frame} choice={choice} isFirst={props.isFirst} />
      <div className={styles.words}>
        <Title className={styles.title}>{frame.title}</Title>
        <p className={styles.print}>{choice.chosenPrint?.name}</p>
        <p className={styles.description}>{frame.description}</p>
      </div>
      <FrameSizes frame={frame} choice={choice} />
      <div className={styles.row}>
        <FramePrice choice={choice} />
        <QuantityStepper choice={choice} />
      </div>
      <div className={styles.actions}>
        <OutsideLink
          {...buttonLook({ tone: 'ink', size: 'card' })}
          href={choice.orderLink}
          newTabNote={t('common.newTab')}
          aria-label={`${t('frames.orderTitle', { title: frame.title })} ${t('common.newTab')}`}
        >
          <Icon name="whatsapp" size={20} />
          {t('frames.order')}
        </OutsideLink>
        <Button
          tone="outline"
          size="card"
          aria-haspopup="dialog"
          aria-label={t('frames.detailsTitle', { title: frame.title })}
          onClick={props.onOpen}
        >
          {t('frames.details')}
        </Button>
      </div>
      {review ? <FrameReview review={review} tone={frame.code.length + frame.title.length} /> : null}
      {props.isOpen ? <FrameDialog frame={frame} choice={choice} onClose={props.onClose} /> : null}
    </article>
  );
}
