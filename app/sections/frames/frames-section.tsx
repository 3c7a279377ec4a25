import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FrameCard as FrameCardData, WallPreview } from '#app/loaders/types.ts';
import { ItemDialogHost, openItemNames } from '#app/page-parts/dialogs/item-dialog-host.tsx';
import { useDialogOpener } from '#app/page-parts/dialogs/use-dialog-address.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { RemovedNote } from '#app/page-parts/removed-note.tsx';
import { Section, type SectionPosition } from '#app/page-parts/section.tsx';
import { quietLook } from '#app/ui/button.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { addressOf } from '#model/site-map.ts';
import type { OrderSite } from '#model/whatsapp/frame-order.ts';
import type { CardRail } from '../card-rail.tsx';
import { FrameCard } from './frame-card.tsx';
import styles from './frames-section.module.css';
import { useShopAttributes } from './use-frame-choice.ts';
import panelStyles from './wall-panel.module.css';
import { WallPanel } from './wall-panel.tsx';

interface FramesSectionProps {
  frames: FrameCardData[];
  /**
   * The data of the panel that previews the page “On your wall” (a print in a room); null where no print can be shown
   * there.
   */
  wall: WallPreview | null;
  site: OrderSite;
  position: SectionPosition;
  /** The number of frames in the shop, and the number of pages into which their list is split. */
  paging: { pages: number; frames: number };
  /** The component that lays out the cards. Only the home page passes one, so that other pages do not load its code. */
  CardList?: typeof CardRail;
  /** Links to further pages. The home page has a link to all frames below its rail instead. */
  pagingLinks?: ReactNode;
  /** Content below all cards. */
  foot?: ReactNode;
}

const loadFrameDetails = () => import('./frame-details.tsx');

/** The shop of framed art prints: a card for each frame group, and a dialog with the details of one group. */
export function FramesSection({
  frames,
  wall,
  site,
  position,
  paging,
  CardList,
  pagingLinks,
  foot,
}: FramesSectionProps) {
  const { t, locale } = useLanguage();
  const open = useDialogOpener(openItemNames.frames);
  const shop = useShopAttributes(site);
  const level = position.level === 1 ? 2 : 3;
  const panel = (panelPosition: 'rest' | 'row' | 'card') =>
    wall ? <WallPanel wall={wall} hasNote={level === 2} position={panelPosition} /> : null;
  // Whether the last row of cards is full, for grids of two, three and four columns.
  const isLastRowFull = [2, 3, 4].map((columns) => frames.length % columns === 0);
  const cards = frames.map((frame, index) => {
    const isLast = index === frames.length - 1;
    return (
      <li
        key={frame.slug}
        data-card={frame.slug}
        data-reveal=""
        className={isLast && !CardList ? panelStyles.last : undefined}
      >
        <FrameCard
          frame={frame}
          site={site}
          level={level}
          isFirst={position.level === 1 && index === 0}
          onOpen={(event, size) => open(event, frame.slug, { size })}
        />
        {isLast && !CardList && isLastRowFull.includes(false) ? panel('rest') : null}
      </li>
    );
  });
  if (wall)
    cards.splice(
      3,
      0,
      <li key="/wall" data-card="/wall" data-reveal="" className={panelStyles.card}>
        {panel('card')}
      </li>,
    );
  return (
    <Section id="frames" position={position} label={t('nav.frames')} attributes={shop}>
      {position.level === 1 ? <RemovedNote /> : null}
      <SectionHead
        {...position}
        label={t('nav.frames')}
        heading={t('frames.heading')}
        subtitle={t('frames.subtitle')}
      />
      {CardList ? (
        <CardList
          name="frames"
          className={styles.grid}
          label={t('nav.frames')}
          more={
            <Link className={`${quietLook} ${styles.more}`} to={addressOf('frames', locale)} viewTransition>
              {t('frames.all', { n: paging.frames })}
            </Link>
          }
        >
          {cards}
        </CardList>
      ) : (
        <ul className={styles.grid}>{cards}</ul>
      )}
      {!CardList && isLastRowFull.includes(true) ? panel('row') : null}
      {paging.pages > 1 ? pagingLinks : null}
      <p className={styles.ordering}>
        <Link className={quietLook} to={addressOf('ordering', locale)} viewTransition>
          {t('frames.ordering')}
        </Link>
      </p>
      {foot}
      <ItemDialogHost kind="frames" cards={frames} load={loadFrameDetails}>
        {({ FrameDetails }, frame) => <FrameDetails frame={frame} site={site} level={2} />}
      </ItemDialogHost>
    </Section>
  );
}
