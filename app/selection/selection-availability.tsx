import type { Site } from '#app/loaders/types.ts';
import { AvailabilityNote } from '#app/page-parts/availability/availability-note.tsx';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { quietLook } from '#app/ui/button.tsx';
import { OutsideLink } from '#app/ui/outside-link.tsx';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import { chosenFrame, frameBackInStockText } from '#model/whatsapp/frame-text.ts';
import type { MatchedLine } from './match-selection.ts';
import styles from './selection-item.module.css';

interface SelectionAvailabilityProps {
  item: MatchedLine;
  site: Pick<Site, 'chatNumber' | 'url'>;
}

/**
 * Shows that a selected print is sold out or limited. For a sold-out print, a link asks the studio to tell the visitor
 * when the print is back.
 */
export function SelectionAvailability({ item, site }: SelectionAvailabilityProps) {
  const { t, words, locale } = useLanguage();
  const { line, frame, availability } = item;
  if (!frame || !availability) return null;
  const isSoldOut = availability.state === 'soldOut';
  // A discontinued frame will not be back, so it has no link that asks for a message.
  const notifyLink =
    isSoldOut && item.discontinued.length === 0
      ? chatLink(
          site.chatNumber,
          frameBackInStockText(
            words,
            locale,
            chosenFrame(frame, line, site.url, locale),
            availability.date?.text,
          ),
        )
      : null;
  return (
    <div className={styles.availability}>
      <AvailabilityNote availability={availability} />
      {isSoldOut ? <p className={styles.uncounted}>{t('availability.notCounted')}</p> : null}
      {notifyLink ? (
        <OutsideLink className={quietLook} href={notifyLink} newTabNote={t('common.newTab')}>
          {t('availability.tell')}
        </OutsideLink>
      ) : null}
    </div>
  );
}
