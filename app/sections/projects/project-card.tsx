import type { MouseEvent } from 'react';
import type { ProjectCard as ProjectCardData } from '#app/loaders/types.ts';
import { DialogLink } from '#app/page-parts/dialogs/dialog-link.tsx';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { FactsLine } from '#app/ui/facts-line.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { itemAddress } from '#model/site-map.ts';
import styles from './project-card.module.css';

interface ProjectCardProps {
  project: ProjectCardData;
  level: 2 | 3;
  /** Whether the card has the first picture of the page, which loads at once (not lazily). */
  isFirst: boolean;
  /** Whether the card is in a rail on phones (a row of cards that scrolls), where it is upright. */
  isInRail: boolean;
  /** Whether the page shows only one or two cards, so that the picture spans two columns. */
  isWide: boolean;
  onOpen: (event: MouseEvent) => void;
}

/**
 * The card of a project: cover, category and year, title, a description of two lines, area and duration. A tap
 * anywhere on the card opens the gallery.
 */
export function ProjectCard({ project, level, isFirst, isInRail, isWide, onOpen }: ProjectCardProps) {
  const { locale } = useLanguage();
  const Title = `h${level}` as const;
  return (
    <article className={styles.card}>
      <Picture
        picture={project.cover}
        sizes={`(min-width: 64em) ${isWide ? '62vw' : '33vw'}, (min-width: 40em) 50vw, ${isInRail ? '540px' : '102vw'}`}
        isFirst={isFirst}
        className={styles.picture}
      />
      <p className={styles.kicker}>
        <span>{project.category}</span>
        <span className="figures">{project.year}</span>
      </p>
      <Title className={styles.title}>
        <DialogLink
          to={itemAddress('projects', project.slug, locale)}
          className={styles.open}
          onOpen={onOpen}
        >
          {project.title}
        </DialogLink>
      </Title>
      <p className={styles.excerpt}>
        <Bidi text={project.excerpt} />
      </p>
      <FactsLine className={styles.facts} facts={[project.area, project.duration]} />
    </article>
  );
}
