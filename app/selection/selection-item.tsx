import type { Site } from '#app/loaders/types.ts';
import { useOptionName } from '#app/page-parts/availability/use-option-name.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { announce } from '#app/ui/announce.ts';
import { Ltr } from '#app/ui/bidi.tsx';
import { HungPicture } from '#app/ui/hung-picture.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ignoreSecondTap } from '#app/ui/ignore-second-tap.ts';
import { availabilityOf } from '#model/content/availability.ts';
import { inColor } from '#model/geometry/in-color.ts';
import { groupDigits, sizeText } from '#model/language/translate.ts';
import { isolateLtr } from '#model/whatsapp/isolate.ts';
import { withChange } from './change-lines.ts';
import { isOrderable, type MatchedLine } from './match-selection.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import type { SelectionLine } from './selection.ts';
import { SelectionAvailability } from './selection-availability.tsx';
import styles from './selection-item.module.css';
import { SelectionOption } from './selection-option.tsx';
import { changeSelection } from './use-selection.ts';

interface SelectionItemProps {
  item: MatchedLine;
  site: Pick<Site, 'chatNumber' | 'url'>;
  /** Total price of the whole selection now, in whole JOD. */
  total: number;
  /** Says a total of the selection in words, with delivery where it is chosen. */
  sayTotal: (total: number) => string;
  onRemove: () => void;
}

/**
 * One line of the selection: picture, title, price, fields for print, size, color and quantity, and notices if the shop
 * has changed since the frame was chosen.
 */
export function SelectionItem({ item, site, total, sayTotal, onRemove }: SelectionItemProps) {
  const { t } = useLanguage();
  const optionName = useOptionName();
  const { line, frame, price } = item;
  const title = frame?.title ?? line.title;
  const print = frame?.prints.find(({ id }) => id === line.print) ?? frame?.prints[0];
  const picture = frame && print && inColor({ ...print.picture, alt: '' }, frame.colors, line.color);

  const change = (changes: Partial<SelectionLine>, announcement: string, newTotal: number) => {
    changeSelection((lines) => withChange(lines, line, changes));
    announce(`${announcement}${t('common.listComma')}${sayTotal(newTotal)}`);
  };
  const chooseSize = (size: string) => {
    const next = frame?.pricing.find((one) => one.size === size);
    if (!frame || !next) return;
    const before = isOrderable(item) ? (price ?? 0) : 0;
    const after = availabilityOf(frame, { ...line, size })?.state === 'soldOut' ? 0 : next.price;
    change(
      { size, price: next.price },
      t('frames.sizeChosen', { size: sizeText(size), price: groupDigits(next.price) }),
      total + (after - before) * line.quantity,
    );
  };
  const chooseQuantity = (quantity: number) =>
    change(
      { quantity },
      quantity === 1 ? t('frames.quantityLeast') : t('frames.quantityNow', { n: groupDigits(quantity) }),
      total + (isOrderable(item) ? (price ?? 0) * (quantity - line.quantity) : 0),
    );

  const remove = (
    <button
      type="button"
      className={styles.remove}
      aria-label={t('selection.remove', { title })}
      onClick={(event) => {
        ignoreSecondTap(event);
        onRemove();
      }}
    >
      <Icon name="close" size={18} />
    </button>
  );

  return (
    <li className={styles.item} data-gone={frame === null}>
      <div className={styles.picture}>{picture ? <HungPicture picture={picture} sizes="84px" /> : null}</div>
      <div className={styles.words}>
        <h3 dir="auto">{title}</h3>
        {price === null ? null : <Price price={price} quantity={line.quantity} />}
        {frame ? null : remove}
      </div>
      {frame ? (
        <>
          <div className={styles.options}>
            {frame.prints.length > 1 || item.discontinued.includes('print') ? (
              <SelectionOption
                label={t('frames.print')}
                value={line.print}
                options={frame.prints.map(({ id, name, availabilityData }) => ({
                  value: id,
                  name: optionName(name, availabilityData),
                }))}
                onChange={(id) => changeSelection((lines) => withChange(lines, line, { print: id }))}
              />
            ) : null}
            <SelectionOption
              label={t('frames.size')}
              value={line.size}
              options={frame.pricing.map(({ size, availabilityData }) => ({
                value: size,
                name: optionName(
                  `${isolateLtr(sizeText(size))} ${t('common.centimeters')}`,
                  availabilityData,
                ),
              }))}
              onChange={chooseSize}
            />
            <SelectionOption
              label={t('frames.color')}
              value={line.color}
              options={frame.colors.map(({ id, name }) => ({ value: id, name }))}
              onChange={(id) => changeSelection((lines) => withChange(lines, line, { color: id }))}
            />
          </div>
          <ChosenOnPaper item={item} />
          <div className={styles.row}>
            <QuantityStepper value={line.quantity} onChange={chooseQuantity} />
            {remove}
          </div>
        </>
      ) : null}
      <Notices item={item} />
      <SelectionAvailability item={item} site={site} />
    </li>
  );
}

/** The chosen values as text, visible only in print, where select fields make no sense. */
function ChosenOnPaper({ item: { line, frame, price } }: { item: MatchedLine }) {
  const { t, words } = useLanguage();
  const nameOf = (options: { id: string; name: string }[] = [], id: string) =>
    options.find((option) => option.id === id)?.name;
  const chosen = [nameOf(frame?.prints, line.print), nameOf(frame?.colors, line.color)].filter(Boolean);
  return (
    <p className={styles.printed}>
      {chosen.join(words.common.listComma)}
      {words.common.listComma}
      <Ltr>{sizeText(line.size)}</Ltr>
      {`\u00a0${t('common.centimeters')}`}
      {price === null ? null : (
        <span>
          <Ltr>
            {groupDigits(line.quantity)} × {groupDigits(price)}
          </Ltr>
          {`\u00a0${t('common.jodWord')}`}
        </span>
      )}
    </p>
  );
}

function Price({ price, quantity }: { price: number; quantity: number }) {
  const { t } = useLanguage();
  return (
    <p className={styles.price}>
      <span className="visually-hidden">{t('frames.price')} </span>
      <span className="figures">{groupDigits(price * quantity)}</span>
      {`\u00a0${t('common.jodWord')}`}
    </p>
  );
}

/** Notices about what has changed in the shop since the frame was chosen. */
function Notices({ item }: { item: MatchedLine }) {
  const { t } = useLanguage();
  const { line, price, discontinued } = item;
  const sentences = discontinued.map((part) => t(`selection.${part}Gone`));
  if (price !== null && price !== line.price)
    sentences.push(t('selection.priceChanged', { old: groupDigits(line.price), new: groupDigits(price) }));
  return sentences.length > 0 ? (
    <ul className={styles.notices}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  ) : null;
}
