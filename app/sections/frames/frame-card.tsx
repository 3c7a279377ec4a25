import type { MouseEvent } from 'react';
import type { FrameCard as FrameCardData } from '#app/loaders/types.ts';
import { AvailabilityNote } from '#app/page-parts/availability/availability-note.tsx';
import { DialogLink } from '#app/page-parts/dialogs/dialog-link.tsx';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { AddToSelection } from '#app/selection/add-to-selection.tsx';
import { QuantityStepper } from '#app/selection/quantity-stepper.tsx';
import { buttonLook, quietLook } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OutsideLink } from '#app/ui/outside-link.tsx';
import { itemAddress } from '#model/site-map.ts';
import type { OrderSite } from '#model/whatsapp/frame-order.ts';
import styles from './frame-card.module.css';
import { FrameCardPicture } from './frame-card-picture.tsx';
import { FrameOrderLinks } from './frame-order-links.tsx';
import { FramePrice } from './frame-price.tsx';
import { FrameReview } from './frame-review.tsx';
import { FrameSizes } from './frame-sizes.tsx';
import { useFrameChoice } from './use-frame-choice.ts';

interface FrameCardProps {
  frame: FrameCardData;
  site: OrderSite;
  level: 2 | 3;
  /** Whether the card has the first picture of the page, which loads at once (not lazily). */
  isFirst: boolean;
  /** Opens the dialog with the group's details, in the chosen size. */
  onOpen: (event: MouseEvent, size: string) => void;
}

/** The card of one frame group: picture with dots, size, price, quantity, order, details, and the first review. */
export function FrameCard(props: FrameCardProps) {
  const { frame, level } = props;
  const { t, locale } = useLanguage();
  const choice = useFrameChoice(frame, props.site);
  const Title = `h${level}` as const;
  const { review } = frame;
  return (
    <article className={styles.card} aria-label={frame.title} {...choice.orderAttributes}>
      <FrameCardPicture frame={frame} choice={choice} isFirst={props.isFirst} />
      <div className={styles.words}>
        <Title className={styles.title}>{frame.title}</Title>
        <FramePrice frame={frame} choice={choice} className={styles.price} />
        <p className={styles.print}>{choice.printName}</p>
        <p className={styles.description}>{frame.description}</p>
        <AvailabilityNote availability={choice.availability} />
      </div>
      <div className={styles.sizes}>
        <FrameSizes choice={choice} look="words" />
        <DialogLink
          className={`${quietLook} ${styles.details}`}
          to={itemAddress('frames', frame.slug, locale)}
          label={t('frames.detailsTitle', { title: frame.title })}
          follows="details"
          onOpen={(event) => props.onOpen(event, choice.size)}
        >
          {t('frames.details')}
        </DialogLink>
        <FrameOrderLinks frame={frame} site={props.site} />
      </div>
      <div className={styles.actions}>
        <QuantityStepper value={choice.quantity} onChange={choice.chooseQuantity} />
        <OutsideLink
          {...buttonLook({ tone: 'outline-whatsapp', size: 'card' })}
          href={choice.orderLink}
          data-follows="order"
          newTabNote={t('common.newTab')}
          aria-label={`${t(choice.isSoldOut ? 'availability.tellTitle' : 'frames.orderTitle', { title: frame.title })} ${t('common.newTab')}`}
        >
          <Icon name="whatsapp" size={20} />
          {t(choice.isSoldOut ? 'availability.tell' : 'frames.order')}
        </OutsideLink>
        {choice.isSoldOut ? null : <AddToSelection lines={[choice.selectionLine]} isIcon />}
      </div>
      {review ? <FrameReview review={review} tone={frame.code.length + frame.title.length} isOnCard /> : null}
    </article>
  );
}
