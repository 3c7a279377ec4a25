import { useRef, useState } from 'react';
import { contentKinds, isItemKind } from '#model/content/content-kinds.ts';
import { locales } from '#model/language/locales.ts';
import type { EditorItem } from '../../server/state.ts';
import { focusMoved, useListDragging } from '../form/use-list-dragging.ts';
import { Link } from '../link.tsx';
import { useSession } from '../session.tsx';
import { titleOf } from '../use-title.ts';
import { ownLanguageFirst } from '../words.ts';

interface ItemListProps {
  items: EditorItem[];
  /** Whether the items are of several kinds. */
  isMixed: boolean;
  /** Whether the owner can bring the items into another order. */
  isOrdering: boolean;
}

/**
 * Shows items as cards, each with its picture, both titles and its state. They are brought into another order by dragging or by
 * buttons; the new order is shown at once, before the server has answered.
 */
export function ItemList({ items, isMixed, isOrdering }: ItemListProps) {
  const { t, change, locale } = useSession();
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<EditorItem[]>();
  const shown = (isOrdering && moved) || items;
  const numbers = placesOf(items);

  const move = (from: number, to: number) => {
    const next = shown.toSpliced(from, 1).toSpliced(to, 0, ...shown.slice(from, from + 1));
    setMoved(next);
    // All places are sent each time: the answer to an earlier move may still be missing.
    change(
      `order ${items[0]?.kind}`,
      next.map(({ address, kind }, index) => ({
        file: `${address.slice(1)}/item.yaml`,
        field: kind === 'services' || kind === 'courses' ? 'order' : 'id',
        type: 'set',
        value: numbers[index],
      })),
    );
    focusMoved(list.current, from, to);
  };
  const { entryProps, handleProps } = useListDragging(move);
  const button = (item: EditorItem, action: 'up' | 'down', from: number, to: number) => (
    <button
      type="button"
      data-action={action}
      data-of={item.address}
      aria-label={`${t(action)}: ${titleOf(item.title, item.address, item.kind, locale)}`}
      disabled={to < 0 || to === shown.length}
      onClick={() => move(from, to)}
    >
      {action === 'up' ? '↑' : '↓'}
    </button>
  );
  return (
    <ul className="cards" ref={list}>
      {shown.map((item, index) => (
        // The buttons of an order stay in their places, so that the focus stays on them.
        <li key={isOrdering ? index : item.address} {...(isOrdering ? entryProps(index) : {})}>
          <div className="card" {...(isOrdering ? handleProps(index) : {})}>
            <ItemCard item={item} isMixed={isMixed} />
          </div>
          {isOrdering ? (
            <div className="entry-tools">
              {button(item, 'up', index, index - 1)}
              {button(item, 'down', index, index + 1)}
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The numbers by which the site sorts the items, in ascending order; new ones if two items have the same. */
function placesOf(items: EditorItem[]): number[] {
  const numbers = items.map(({ order = 0 }) => order).sort((a, b) => a - b);
  return new Set(numbers).size < numbers.length ? numbers.map((_, index) => index + 1) : numbers;
}

function ItemCard({ item, isMixed }: { item: EditorItem; isMixed: boolean }) {
  const { t, state, locale } = useSession();
  const { address, kind, title, picture, availability } = item;
  const [own, other] = ownLanguageFirst(locale);
  const name = titleOf(title, address, kind, locale);
  const mistake = state.mistakes.find((one) => one.address === address);
  const hasEnded = state.ended.some((one) => one.address === address);
  const badges = [
    item.mistakes > 0 && { text: t('mistakeCount', { n: item.mistakes }), isBad: true },
    item.isStale && { text: t('stale'), isBad: true },
    item.isDraft && { text: t('draft') },
    item.isHidden && { text: t('hidden') },
    availability && { text: t(availability) },
    hasEnded && { text: t('hasEnded') },
    item.isSample && { text: t('isSample') },
  ];
  return (
    <Link
      to={mistake ? `${address}#${encodeURIComponent(mistake.field)}` : address}
      className="card"
      draggable={false}
    >
      {picture ? (
        <img
          src={`/content/${picture}&width=160`}
          alt=""
          width="64"
          height="64"
          loading="lazy"
          draggable={false}
        />
      ) : isItemKind(kind) ? (
        <span className="no-picture" />
      ) : null}
      <span>
        <span className="strong" lang={own && title[own] ? own : undefined}>
          {name}
        </span>
        {other && title[other] && title[other] !== name ? (
          <span className="quiet">
            <bdi lang={other} dir={locales[other].dir}>
              {title[other]}
            </bdi>
          </span>
        ) : null}
        {isMixed && isItemKind(kind) ? (
          <span className="quiet">{contentKinds[kind].label[locale]}</span>
        ) : null}
        <span className="badges">
          {badges.map((badge) =>
            badge ? (
              <span key={badge.text} className={badge.isBad ? 'badge mistake' : 'badge'}>
                {badge.text}
              </span>
            ) : null,
          )}
        </span>
      </span>
    </Link>
  );
}
