import { Link } from 'react-router';
import type { Site } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { buttonLook, quietLook } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OutsideLink } from '#app/ui/outside-link.tsx';
import { type DeliveryChoice, totalWithDelivery } from '#model/content/delivery.ts';
import { groupDigits } from '#model/language/translate.ts';
import { addressOf, wallAddress } from '#model/site-map.ts';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import { deliveryText } from '#model/whatsapp/delivery-text.ts';
import { framesOrderText } from '#model/whatsapp/frames-text.ts';
import { chosenFrames, isOrderable, type MatchedLine, totalOf } from './match-selection.ts';
import { choiceKey } from './selection.ts';
import styles from './selection-panel.module.css';
import { changeSelection, isSelectionKept } from './use-selection.ts';

interface SelectionFootProps {
  matched: MatchedLine[];
  /** Undefined where there is nothing to choose. */
  delivery: DeliveryChoice | undefined;
  site: Site;
  onClear: () => void;
}

/** The foot of the open selection: delivery, total, and the order by one message. */
export function SelectionFoot({ matched, delivery, site, onClear }: SelectionFootProps) {
  const { t, words, locale } = useLanguage();
  const frames = chosenFrames(matched, site.url, locale);
  const lines = matched.filter(isOrderable).map(({ line }) => line);
  const price = totalOf(matched);
  const { total, isComplete } = totalWithDelivery(price, delivery);
  /** Stores today's prices in the selection: a visitor who sends the order has seen them. */
  const acceptPrices = () =>
    changeSelection((lines) =>
      lines.map((line) => {
        const match = matched.find((item) => choiceKey(item.line) === choiceKey(line));
        return match?.price ? { ...line, price: match.price } : line;
      }),
    );
  return (
    <footer className={styles.foot}>
      {delivery ? <p className={styles.delivery}>{deliveryText(words, delivery, price)}</p> : null}
      <p className={styles.total}>
        <span>{t(isComplete ? 'frames.total' : 'selection.totalWithoutDelivery')}</span>
        <span>
          <span className={`${styles.amount} figures`}>{groupDigits(total)}</span>
          {`\u00a0${t('common.jodWord')}`}
        </span>
      </p>
      {frames.length > 0 ? (
        <OutsideLink
          {...buttonLook({ tone: 'whatsapp' })}
          href={chatLink(site.chatNumber, framesOrderText(words, locale, frames, delivery))}
          newTabNote={t('common.newTab')}
          onClick={acceptPrices}
        >
          <Icon name="whatsapp" />
          {t('selection.send')}
        </OutsideLink>
      ) : null}
      <p className={styles.last}>
        <button type="button" className={quietLook} onClick={onClear}>
          {t('selection.clear')}
        </button>
        {frames.length > 0 ? (
          <Link className={quietLook} to={wallAddress(lines, locale)}>
            {t('selection.onWall')}
          </Link>
        ) : null}
        <Link className={quietLook} to={addressOf('ordering', locale)}>
          {t('frames.ordering')}
        </Link>
        {isSelectionKept() ? <span>{t('selection.kept')}</span> : null}
      </p>
    </footer>
  );
}
