import type { MouseEvent } from 'react';
import type { Frame } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { AddToSelection } from '../../selection/add-to-selection';
import { itemAddress } from '../../site-map';
import { buttonLook } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { OutsideLink } from '../../ui/outside-link';
import { ItemLink } from '../item-link';
import { useItemDialog } from '../use-item-dialog';
import styles from './frame-card.module.css';
import { FrameCardPicture } from './frame-card-picture';
import { FrameOrderLinks } from './frame-order-links';
import { FramePrice } from './frame-price';
import { FrameReview } from './frame-review';
import { FrameSizes } from './frame-sizes';
import { QuantityStepper } from './quantity-stepper';
import { type OrderSite, sizeInAddress, useFrameChoice } from './use-frame-choice';

const loadDialog = () => import('./frame-dialog');

/** Where the details of a frame group stand: whether the address says that they are open, and in which size. */
export interface FrameDetailsPlace {
  isOpen: boolean;
  /** The size in the address, such as “50x70”; null where there is none. */
  size: string | null;
  open: (event: MouseEvent, size: string) => void;
  close: () => void;
  keepSize: (size: string) => void;
}

interface FrameCardProps {
  frame: Frame;
  site: OrderSite;
  level: 2 | 3;
  /** The first picture of a page is fetched at once. */
  isFirst: boolean;
  /** The dialog of the details, and what the address says of it. */
  details: FrameDetailsPlace;
}

/** One frame group: picture with dots, size, price, quantity, order, details, and the first review. */
export function FrameCard(props: FrameCardProps) {
  const { frame, level, details } = props;
  const { t, locale } = useLanguage();
  const choice = useFrameChoice(frame, props.site, details.isOpen ? details : undefined);
  const Title = `h${level}` as const;
  const review = frame.reviews[0];
  const address = itemAddress('frames', frame.slug, locale);
  const Dialog = useItemDialog(loadDialog, details.isOpen ? address : null)?.FrameDialog;
  return (
    <article className={styles.card} aria-label={frame.title}>
      <FrameCardPicture frame={frame} choice={choice} isFirst={props.isFirst} />
      <div className={styles.words}>
        <Title className={styles.title}>{frame.title}</Title>
        <p className={styles.print}>{choice.chosenPrint?.name}</p>
        <p className={styles.description}>{frame.description}</p>
      </div>
      <div>
        <FrameSizes frame={frame} choice={choice} />
        <FrameOrderLinks frame={frame} site={props.site} />
      </div>
      <div className={styles.row}>
        <FramePrice choice={choice} />
        <QuantityStepper choice={choice} />
      </div>
      <div className={styles.foot}>
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
          <AddToSelection line={choice.selectionLine} isIcon />
          <ItemLink
            {...buttonLook({ tone: 'outline', size: 'card' })}
            to={address}
            onMeant={loadDialog}
            label={t('frames.detailsTitle', { title: frame.title })}
            onOpen={(event) => details.open(event, sizeInAddress(choice.chosenSize))}
          >
            {t('frames.details')}
          </ItemLink>
        </div>
      </div>
      {review ? <FrameReview review={review} tone={frame.code.length + frame.title.length} /> : null}
      {Dialog && details.isOpen ? <Dialog frame={frame} choice={choice} onClose={details.close} /> : null}
    </article>
  );
}
