import { AvailabilityNote } from '../availability/availability-note';
import { useOffer } from '../availability/use-offer';
import type { Site, WallFrame } from '../content/types';
import { useLanguage } from '../language/language-provider';
import { groupDigits } from '../language/translate';
import { AddToSelection } from '../selection/add-to-selection';
import { selectionLine } from '../selection/selection-line';
import { buttonLook, quietLook } from '../ui/button';
import { Icon } from '../ui/icon';
import { OutsideLink } from '../ui/outside-link';
import { chatLink } from '../whatsapp/chat-link';
import { chosenFrame, frameOrderText } from '../whatsapp/frame-text';
import { framesBackText, framesOrderText } from '../whatsapp/frames-text';
import type { HungPrint } from './hanging.ts';
import { findPrint } from './wall-address.ts';

interface WallOrderProps {
  prints: HungPrint[];
  frames: WallFrame[];
  site: Pick<Site, 'chatNumber' | 'url'>;
  titleOf: (print: HungPrint) => string;
}

/**
 * What the hung prints cost, their order, and the list. What is sold out is neither counted nor ordered: a message asks to be
 * told when it is back.
 */
export function WallOrder({ prints, frames, site, titleOf }: WallOrderProps) {
  const { t, words, locale } = useLanguage();
  const offer = useOffer(frames.some((frame) => frame.prints.some(({ told }) => told)));
  const hung = prints.flatMap((print) => {
    const frame = findPrint(print, frames)?.frame;
    if (!frame) return [];
    const choice = { ...print, quantity: 1 };
    const availability = offer(frame.prints).find(({ id }) => id === print.print)?.told;
    return [{ print, frame, choice, availability, chosen: chosenFrame(frame, choice, site.url, locale) }];
  });
  const ordered = hung.filter(({ availability }) => availability?.state !== 'soldOut');
  const chosen = ordered.map((one) => one.chosen);
  const soldOut = hung.flatMap(({ availability, chosen: frame }) =>
    availability?.state === 'soldOut' ? [{ frame, back: availability.date?.text }] : [],
  );
  const [first] = chosen;
  if (hung.length === 0) return null;
  return (
    <>
      <p className="wall-total">
        {t('frames.total')}{' '}
        <strong className="figures">
          {groupDigits(chosen.reduce((sum, { unitPrice }) => sum + unitPrice, 0))}
        </strong>
        {`\u00a0${t('common.jodWord')}`}
      </p>
      {hung.map(({ print, availability }, at) => (
        <AvailabilityNote
          // biome-ignore lint/suspicious/noArrayIndexKey: a print is its place on the wall
          key={at}
          availability={availability}
          of={hung.length > 1 ? titleOf(print) : undefined}
        />
      ))}
      {first ? (
        <>
          <OutsideLink
            {...buttonLook({ tone: 'whatsapp' })}
            href={chatLink(
              site.chatNumber,
              chosen.length === 1
                ? frameOrderText(words, locale, first)
                : framesOrderText(words, locale, chosen),
            )}
            newTabNote={t('common.newTab')}
          >
            <Icon name="whatsapp" />
            {t('frames.orderViaWhatsapp')}
          </OutsideLink>
          <AddToSelection
            lines={ordered.map((one) => selectionLine(one.frame, one.choice, one.chosen.unitPrice))}
          />
        </>
      ) : null}
      {soldOut.length > 0 ? (
        <OutsideLink
          {...(first ? { className: quietLook } : buttonLook({ tone: 'whatsapp' }))}
          href={chatLink(site.chatNumber, framesBackText(words, locale, soldOut))}
          newTabNote={t('common.newTab')}
        >
          {first ? null : <Icon name="whatsapp" />}
          {t('availability.tell')}
        </OutsideLink>
      ) : null}
    </>
  );
}
