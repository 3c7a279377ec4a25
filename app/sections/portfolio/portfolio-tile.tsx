import type { MouseEvent } from 'react';
import type { PortfolioCard } from '#app/loaders/types.ts';
import { DialogLink } from '#app/page-parts/dialogs/dialog-link.tsx';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { FactsLine } from '#app/ui/facts-line.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { itemAddress } from '#model/site-map.ts';
import styles from './portfolio-tile.module.css';

interface PortfolioTileProps {
  project: PortfolioCard;
  level: 2 | 3;
  /** Whether the tile has the first picture of the page, which loads at once (not lazily). */
  isFirst: boolean;
  /**
   * Whether the tile is upright (taller than wide) on phones, as every second tile is. The picture of an upright tile
   * fills its height, so a larger file is needed.
   */
  isUpright: boolean;
  onOpen: (event: MouseEvent) => void;
}

/** A large picture with text under it. A tap anywhere on the tile opens the gallery. */
export function PortfolioTile({ project, level, isFirst, isUpright, onOpen }: PortfolioTileProps) {
  const { locale } = useLanguage();
  const Title = `h${level}` as const;
  return (
    <article className={styles.tile}>
      <Picture
        picture={project.cover}
        sizes={`(min-width: 48em) 64vw, ${isUpright ? '118vw' : '102vw'}`}
        isFirst={isFirst}
        className={styles.picture}
      />
      <p className={styles.category}>{project.category}</p>
      <Title className={styles.title}>
        <DialogLink
          to={itemAddress('portfolio', project.slug, locale)}
          className={styles.open}
          onOpen={onOpen}
        >
          {project.title}
        </DialogLink>
      </Title>
      <FactsLine className={styles.facts} facts={[project.area, project.duration, project.year]} />
    </article>
  );
}
