import type { Site, WallFrame } from '#app/loaders/types.ts';
import { AvailabilityNote } from '#app/page-parts/availability/availability-note.tsx';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { AddToSelection } from '#app/selection/add-to-selection.tsx';
import { selectionLine } from '#app/selection/selection-line.ts';
import { buttonLook, quietLook } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OutsideLink } from '#app/ui/outside-link.tsx';
import { type AvailabilityData, availabilityOf } from '#model/content/availability.ts';
import { groupDigits } from '#model/language/translate.ts';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import { chosenFrame, frameOrderText } from '#model/whatsapp/frame-text.ts';
import { framesBackInStockText, framesOrderText } from '#model/whatsapp/frames-text.ts';
import type { HungPrint } from './hanging.ts';
import { findPrint } from './wall-address.ts';

interface WallOrderProps {
  prints: HungPrint[];
  frames: WallFrame[];
  site: Pick<Site, 'chatNumber' | 'url'>;
  titleOf: (print: HungPrint) => string;
}

/**
 * The hung prints as an order. Sold-out prints are neither counted nor ordered: a separate message asks the studio for
 * a notice when they are back in stock.
 */
function useOrder({ prints, frames, site }: WallOrderProps) {
  const { words, locale } = useLanguage();
  const hung = prints.flatMap((print) => {
    const frame = findPrint(print, frames)?.frame;
    // Data of a later build may reach an open tab, and a frame group may no longer have a hung print's size. Such a
    // print is not ordered.
    if (!frame?.pricing.some(({ size }) => size === print.size)) return [];
    const choice = { ...print, quantity: 1 };
    const availability = availabilityOf<AvailabilityData>(frame, print);
    return [{ print, frame, choice, availability, chosen: chosenFrame(frame, choice, site.url, locale) }];
  });
  const ordered = hung.filter(({ availability }) => availability?.state !== 'soldOut');
  const chosen = ordered.map((one) => one.chosen);
  const soldOut = hung.flatMap(({ availability, chosen: frame }) =>
    availability?.state === 'soldOut' ? [{ frame, back: availability.date?.text }] : [],
  );
  const [first] = chosen;
  const link = (text: string) => chatLink(site.chatNumber, text);
  return {
    hung,
    ordered,
    total: chosen.reduce((sum, { unitPrice }) => sum + unitPrice, 0),
    orderLink:
      first &&
      link(
        chosen.length === 1 ? frameOrderText(words, locale, first) : framesOrderText(words, locale, chosen),
      ),
    backInStockLink: soldOut.length > 0 ? link(framesBackInStockText(words, locale, soldOut)) : undefined,
  };
}

/** The availability of the hung prints, and the button that adds them to the selection list. */
export function WallOrder(props: WallOrderProps) {
  const { t } = useLanguage();
  const { hung, ordered, orderLink, backInStockLink } = useOrder(props);
  return (
    <>
      {hung.map(({ print, availability }, index) => (
        <AvailabilityNote
          // biome-ignore lint/suspicious/noArrayIndexKey: a print is identified by its position in the row
          key={index}
          availability={availability}
          title={hung.length > 1 ? props.titleOf(print) : undefined}
        />
      ))}
      {orderLink ? (
        <AddToSelection
          lines={ordered.map((one) => selectionLine(one.frame, one.choice, one.chosen.unitPrice))}
        />
      ) : null}
      {orderLink && backInStockLink ? (
        <OutsideLink className={quietLook} href={backInStockLink} newTabNote={t('common.newTab')}>
          {t('availability.tell')}
        </OutsideLink>
      ) : null}
    </>
  );
}

/** The names of the hung prints, their total and the order link: a bar that stays visible during all choices. */
export function WallFoot(props: WallOrderProps) {
  const { t } = useLanguage();
  const { hung, total, orderLink, backInStockLink } = useOrder(props);
  const href = orderLink ?? backInStockLink;
  if (!href) return null;
  return (
    <div className="wall-foot">
      <p>
        <span>{[...new Set(hung.map(({ print }) => props.titleOf(print)))].join(t('common.listComma'))}</span>
        {orderLink ? (
          <span>
            <span className="visually-hidden">{t('frames.total')} </span>
            <strong className="figures">{groupDigits(total)}</strong>
            {`\u00a0${t('common.jodWord')}`}
          </span>
        ) : null}
      </p>
      <OutsideLink
        {...buttonLook({ tone: 'whatsapp', size: 'card' })}
        href={href}
        newTabNote={t('common.newTab')}
      >
        <Icon name="whatsapp" />
        {t(orderLink ? 'frames.orderViaWhatsapp' : 'availability.tell')}
      </OutsideLink>
    </div>
  );
}
