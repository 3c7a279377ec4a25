import type { MouseEvent } from 'react';
import type { PortfolioProject } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { itemAddress } from '../../site-map';
import { Bidi } from '../../ui/bidi';
import { Picture } from '../../ui/picture';
import { ItemLink } from '../item-link';
import styles from './portfolio-tile.module.css';

/** The gallery's code, fetched when the first tile is opened. */
export const loadPortfolioDialog = () => import('./portfolio-dialog');

interface PortfolioTileProps {
  project: PortfolioProject;
  level: 2 | 3;
  /** The first picture of a page is fetched at once. */
  isFirst: boolean;
  onOpen: (event: MouseEvent) => void;
}

/** A large picture with its words under it; the whole tile opens the gallery. */
export function PortfolioTile({ project, level, isFirst, onOpen }: PortfolioTileProps) {
  const { locale } = useLanguage();
  const Title = `h${level}` as const;
  return (
    <article className={styles.tile}>
      <div className={styles.frame}>
        <Picture
          picture={project.cover}
          sizes="(min-width: 48em) 64vw, 118vw"
          isFirst={isFirst}
          className={styles.picture}
        />
      </div>
      <p className={styles.category}>{project.category}</p>
      <Title className={styles.title}>
        <ItemLink
          to={itemAddress('portfolio', project.slug, locale)}
          className={styles.open}
          onMeant={loadPortfolioDialog}
          onOpen={onOpen}
        >
          {project.title}
        </ItemLink>
      </Title>
      <p className={styles.facts}>
        {[project.area, project.duration, project.year].map((fact) => (
          <span key={fact}>
            <Bidi text={fact} />
          </span>
        ))}
      </p>
    </article>
  );
}
