import { Link } from 'react-router';
import type { Site } from '#app/loaders/types.ts';
import { useAvailability } from '#app/page-parts/availability/use-availability.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { buttonLook, quietLook } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OutsideLink } from '#app/ui/outside-link.tsx';
import { count, groupDigits } from '#model/language/translate.ts';
import { addressOf, wallAddress } from '#model/site-map.ts';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import { framesOrderText } from '#model/whatsapp/frames-text.ts';
import { EmptySelection } from './empty-selection.tsx';
import { chosenFrames, isOrderable, type MatchedLine, matchSelection, totalOf } from './match-selection.ts';
import { choiceKey, countOf, type SelectionLine } from './selection.ts';
import { SelectionItem } from './selection-item.tsx';
import styles from './selection-panel.module.css';
import { useCatalog } from './use-catalog.ts';
import { useRemoval } from './use-removal.tsx';
import { changeSelection, isSelectionKept, useSelection } from './use-selection.ts';

/**
 * The open selection: a panel at the end side of wide screens, and at the bottom of phones. The visitor orders all its
 * frames by one message.
 */
export function SelectionPanel({ site, onClose }: { site: Site; onClose: () => void }) {
  const { t, words, locale } = useLanguage();
  const lines = useSelection();
  const { catalog, tryAgain } = useCatalog(locale);
  const removal = useRemoval();
  const shop = Array.isArray(catalog) ? catalog : null;
  const offer = useAvailability(
    shop?.some(({ prints }) => prints.some(({ availabilityData }) => availabilityData)) ?? false,
  );
  const matched =
    shop &&
    matchSelection(
      lines,
      shop.map((frame) => ({ ...frame, prints: offer(frame.prints) })),
    );
  return (
    <Dialog shape="side" label={t('selection.title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className={styles.room}>
        <div className={styles.sheet} aria-busy={catalog === 'loading'}>
          <header className={styles.head}>
            <h2>{t('selection.title')}</h2>
            {lines.length > 0 ? <p>{count(words, locale, 'item', countOf(lines))}</p> : null}
          </header>
          <div className={styles.body}>
            {lines.length === 0 ? <EmptySelection shop={shop} /> : null}
            {matched ? (
              <ul className={styles.items}>
                {matched.map((item, index) => (
                  <SelectionItem
                    // biome-ignore lint/suspicious/noArrayIndexKey: a line of the selection keeps its key when its size changes, and so keeps the focus
                    key={index}
                    item={item}
                    site={site}
                    total={totalOf(matched)}
                    onRemove={() => removal.remove(item.line, item.frame?.title)}
                  />
                ))}
              </ul>
            ) : (
              <LinesWhileLoading lines={lines} hasFailed={catalog === 'failed'} onRetry={tryAgain} />
            )}
            {removal.row}
          </div>
          {matched && lines.length > 0 ? (
            <Foot matched={matched} site={site} onClear={() => removal.clear(lines)} />
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}

/** The titles of the selected frames, shown until the current prices of the shop have arrived. */
function LinesWhileLoading(props: { lines: SelectionLine[]; hasFailed: boolean; onRetry: () => void }) {
  const { t } = useLanguage();
  return (
    <>
      <ul className={styles.waiting}>
        {props.lines.map((line) => (
          <li key={choiceKey(line)}>{line.title}</li>
        ))}
      </ul>
      {props.hasFailed ? (
        <p className={styles.failed} role="status">
          {t('selection.failed')}
          <button type="button" className={quietLook} onClick={props.onRetry}>
            {t('common.retry')}
          </button>
        </p>
      ) : null}
    </>
  );
}

function Foot({ matched, site, onClear }: { matched: MatchedLine[]; site: Site; onClear: () => void }) {
  const { t, words, locale } = useLanguage();
  const frames = chosenFrames(matched, site.url, locale);
  const lines = matched.filter(isOrderable).map(({ line }) => line);
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
      <p className={styles.total}>
        <span>{t('frames.total')}</span>
        <span>
          <span className={`${styles.amount} figures`}>{groupDigits(totalOf(matched))}</span>
          {`\u00a0${t('common.jodWord')}`}
        </span>
      </p>
      {frames.length > 0 ? (
        <OutsideLink
          {...buttonLook({ tone: 'whatsapp' })}
          href={chatLink(site.chatNumber, framesOrderText(words, locale, frames))}
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
