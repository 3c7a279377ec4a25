import type { Site } from '#app/loaders/types.ts';
import { AvailabilityNote } from '#app/page-parts/availability/availability-note.tsx';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { quietLook } from '#app/ui/button.tsx';
import { OutsideLink } from '#app/ui/outside-link.tsx';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import { chosenFrame, frameBackText } from '#model/whatsapp/frame-text.ts';
import type { MatchedLine } from './match-selection.ts';
import styles from './selection-item.module.css';

interface SelectionAvailabilityProps {
  item: MatchedLine;
  site: Pick<Site, 'chatNumber' | 'url'>;
}

/** That a chosen print is sold out or limited; of what is sold out, how to hear when it is back. */
export function SelectionAvailability({ item, site }: SelectionAvailabilityProps) {
  const { t, words, locale } = useLanguage();
  const { line, frame, availability, gone } = item;
  if (!frame || !availability) return null;
  const isSoldOut = availability.state === 'soldOut';
  const chosen = chosenFrame(frame, line, site.url, locale);
  const text = frameBackText(words, locale, chosen, availability.date?.text);
  return (
    <div className={styles.availability}>
      <AvailabilityNote availability={availability} />
      {isSoldOut ? <p className={styles.uncounted}>{t('availability.notCounted')}</p> : null}
      {isSoldOut && gone.length === 0 ? (
        <OutsideLink
          className={quietLook}
          href={chatLink(site.chatNumber, text)}
          newTabNote={t('common.newTab')}
        >
          {t('availability.tell')}
        </OutsideLink>
      ) : null}
    </div>
  );
}
