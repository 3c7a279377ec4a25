import type { Site } from '#app/loaders/types.ts';
import { useAvailability } from '#app/page-parts/availability/use-availability.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { quietLook } from '#app/ui/button.tsx';
import { deliveryChoice, totalWithDelivery } from '#model/content/delivery.ts';
import { count, groupDigits } from '#model/language/translate.ts';
import { EmptySelection } from './empty-selection.tsx';
import { isOrderable, matchSelection, totalOf } from './match-selection.ts';
import { choiceKey, countOf, type SelectionLine } from './selection.ts';
import { SelectionDelivery } from './selection-delivery.tsx';
import { SelectionFoot } from './selection-foot.tsx';
import { SelectionItem } from './selection-item.tsx';
import styles from './selection-panel.module.css';
import { useCatalog } from './use-catalog.ts';
import { useDeliveryId } from './use-delivery.ts';
import { useRemoval } from './use-removal.tsx';
import { useSelection } from './use-selection.ts';

/** The content of the open selection. The visitor orders all its frames by one message. */
export function SelectionPanel({ site }: { site: Site }) {
  const { t, words, locale } = useLanguage();
  const lines = useSelection();
  const { catalog, tryAgain } = useCatalog(locale);
  const removal = useRemoval();
  const shop = typeof catalog === 'string' ? null : catalog.frames;
  const offered = useAvailability(shop ?? []);
  const matched = shop && matchSelection(lines, offered);
  const delivery = typeof catalog === 'string' || !matched?.some(isOrderable) ? null : catalog.delivery;
  const chosenId = useDeliveryId();
  const choice = delivery ? deliveryChoice(delivery, chosenId) : undefined;
  const total = totalOf(matched ?? []);
  const sayTotal = (price: number, chosen = choice) => {
    const sum = totalWithDelivery(price, chosen);
    return t(sum.isComplete ? 'frames.totalNow' : 'selection.totalWithoutDeliveryNow', {
      total: groupDigits(sum.total),
    });
  };
  return (
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
                  total={total}
                  sayTotal={sayTotal}
                  onRemove={() => removal.remove(item.line, item.frame?.title)}
                />
              ))}
            </ul>
          ) : (
            <LinesWhileLoading lines={lines} hasFailed={catalog === 'failed'} onRetry={tryAgain} />
          )}
          {delivery ? (
            <SelectionDelivery
              delivery={delivery}
              chosen={chosenId}
              total={total}
              sayTotal={(chosen) => sayTotal(total, chosen)}
            />
          ) : null}
          {removal.row}
        </div>
        {matched && lines.length > 0 ? (
          <SelectionFoot
            matched={matched}
            delivery={choice}
            site={site}
            onClear={() => removal.clear(lines)}
          />
        ) : null}
      </div>
    </div>
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
