import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import type { Frame } from '#app/loaders/types.ts';
import { AvailabilityNote } from '#app/page-parts/availability/availability-note.tsx';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { AddToSelection } from '#app/selection/add-to-selection.tsx';
import { QuantityStepper } from '#app/selection/quantity-stepper.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { buttonLook, quietLook } from '#app/ui/button.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { Gallery } from '#app/ui/gallery.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OutsideLink } from '#app/ui/outside-link.tsx';
import { Showcase } from '#app/ui/showcase.tsx';
import { inColor } from '#model/geometry/in-color.ts';
import { itemAddress, wallAddress } from '#model/site-map.ts';
import type { OrderSite } from '#model/whatsapp/frame-order.ts';
import { galleryWords } from '../gallery-words.ts';
import { ShareButton } from '../share-button.tsx';
import { useLightbox } from '../use-lightbox.tsx';
import { FrameColors } from './frame-colors.tsx';
import styles from './frame-details.module.css';
import { FrameOrderLinks } from './frame-order-links.tsx';
import { FramePrice } from './frame-price.tsx';
import { FramePriceTable } from './frame-price-table.tsx';
import { FramePrints } from './frame-prints.tsx';
import { FrameReview } from './frame-review.tsx';
import { FrameSizes } from './frame-sizes.tsx';
import { useFrameDetailsChoice, useShopAttributes } from './use-frame-choice.ts';

interface FrameDetailsProps {
  frame: Frame;
  site: OrderSite;
  /** Level of the title: 1 on the group's own page, 2 in the dialog. */
  level: 1 | 2;
  /** Links and buttons of the group's own page, such as the PDF. The dialog has the button for sharing alone. */
  actions?: ReactNode;
}

/**
 * All details of one frame group: pictures, the choice, the order and all reviews. The dialog and the group's card show
 * the same chosen print, size and color.
 */
export function FrameDetails({ frame, site, level, actions }: FrameDetailsProps) {
  const language = useLanguage();
  const { t, locale } = language;
  const choice = useFrameDetailsChoice(frame, site);
  const Title = `h${level}` as const;
  const Label = `h${level + 1}` as 'h2' | 'h3';
  const shop = useShopAttributes(site);
  const pictures = useMemo(
    () => frame.images.map((picture) => inColor(picture, frame.colors, choice.color)),
    [frame, choice.color],
  );
  const { openerOf, prefetch, lightbox } = useLightbox(frame.title, pictures);
  const index = Math.max(
    0,
    frame.images.findIndex(({ name }) => name === choice.picture),
  );
  return (
    <Showcase
      shape="upright"
      isFlat={level === 1}
      gallery={
        <>
          <Gallery
            pictures={pictures}
            index={index}
            onIndexChange={(next) => {
              const picture = frame.images[next];
              if (picture) choice.choosePicture(picture);
            }}
            dir={language.dir}
            words={galleryWords(language)}
            shape="upright"
            sizes={`(min-width: 60em) 34vw, (min-width: 48em) 38vw, ${level === 1 ? '90vw' : '100vw'}`}
            opener={openerOf(index, 'enlarge')}
            onPrefetch={prefetch}
          />
          {lightbox}
        </>
      }
    >
      <div className={styles.details} {...choice.orderAttributes} {...shop}>
        <header>
          <Title>{frame.title}</Title>
          <FramePrice frame={frame} choice={choice} className={styles.price} />
          <p className={styles.description}>{frame.description}</p>
        </header>
        <FramePrints choice={choice} Label={Label} />
        <div className={styles.sizes}>
          <Label className={styles.label}>{t('frames.sizes')}</Label>
          <FrameSizes choice={choice} />
          <FramePriceTable pricing={choice.pricing} size={choice.size} />
          <p className={styles.note}>
            <Bidi text={t('frames.sizeNote')} />
          </p>
          {frame.priceNote ? <p className={styles.note}>{frame.priceNote}</p> : null}
        </div>
        <FrameColors frame={frame} choice={choice} Label={Label} />
        <div className={styles.quantity}>
          <p className={styles.label} aria-hidden="true">
            {t('frames.quantity')}
          </p>
          <QuantityStepper value={choice.quantity} onChange={choice.chooseQuantity} />
        </div>
        <AvailabilityNote availability={choice.availability} />
        <FrameOrderLinks frame={frame} site={site} />
        <div className={styles.actions}>
          <OutsideLink
            {...buttonLook({ tone: 'whatsapp' })}
            href={choice.orderLink}
            data-follows="order"
            newTabNote={t('common.newTab')}
          >
            <Icon name="whatsapp" />
            {t(choice.isSoldOut ? 'availability.tell' : 'frames.orderViaWhatsapp')}
          </OutsideLink>
          {choice.isSoldOut ? null : <AddToSelection lines={[choice.selectionLine]} />}
          <Link
            {...buttonLook({ tone: 'outline' })}
            to={wallAddress(choice.selectionLine, locale)}
            data-follows="wall"
          >
            {t('frames.onWall')}
          </Link>
        </div>
        <p className={styles.links}>
          <OutsideLink
            className={quietLook}
            href={choice.availabilityLink}
            data-follows="availability"
            newTabNote={t('common.newTab')}
          >
            {t('frames.askAvailability')}
          </OutsideLink>
        </p>
        {actions ?? <ShareButton title={frame.title} address={itemAddress('frames', frame.slug, locale)} />}
        {frame.specification.length > 0 ? (
          <div className={styles.specification}>
            <Label className={styles.label}>{t('frames.specification')}</Label>
            <Facts facts={frame.specification} />
          </div>
        ) : null}
        <section aria-labelledby="frame-reviews">
          <Label id="frame-reviews" className={styles.reviews}>
            {t('frames.reviews')}
          </Label>
          {frame.reviews.map((review, index) => (
            <FrameReview key={review.name} review={review} tone={index} />
          ))}
        </section>
      </div>
    </Showcase>
  );
}
