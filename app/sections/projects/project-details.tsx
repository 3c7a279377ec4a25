import { useState } from 'react';
import type { Comparison as ComparisonPictures, Fact, ProjectPicture } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { Comparison } from '../../ui/comparison';
import { Facts } from '../../ui/facts';
import { Gallery } from '../../ui/gallery';
import { Showcase } from '../../ui/showcase';
import { comparisonWords, galleryWords } from '../gallery-words';
import { HangingPrints } from '../hanging-prints';
import { ShareButton } from '../share-button';
import styles from './project-details.module.css';

interface ProjectDetailsProps {
  project: {
    title: string;
    description: string;
    images: ProjectPicture[];
    comparison?: ComparisonPictures;
    facts: Fact[];
  };
  /** Small words above the title: category, year. */
  kicker: string[];
  features?: string[];
  /** Its own page, which is shared. */
  address: string;
  /** An h1 on its own page, an h2 in the dialog over another. */
  level: 1 | 2;
}

/** A project of the projects or the portfolio: its pictures, beginning with the first each time, words and facts. */
export function ProjectDetails({ project, kicker, features = [], address, level }: ProjectDetailsProps) {
  const language = useLanguage();
  const [index, setIndex] = useState(0);
  const { images, comparison } = project;
  const sizes = level === 1 ? '(min-width: 60em) 58vw, 90vw' : '(min-width: 60em) 70vw, 100vw';
  const Title = `h${level}` as const;
  const Label = `h${level + 1}` as 'h2' | 'h3';
  return (
    <Showcase
      shape="wide"
      isFlat={level === 1}
      gallery={
        <Gallery
          pictures={images}
          index={index}
          onIndexChange={setIndex}
          dir={language.dir}
          words={galleryWords(language)}
          shape="wide"
          sizes={sizes}
          over={
            comparison && comparison.after.name === images[index]?.name ? (
              <Comparison {...comparison} words={comparisonWords(language)} sizes={sizes} />
            ) : null
          }
          under={<HangingPrints prints={images[index]?.prints} />}
        />
      }
    >
      <header className={styles.heading}>
        <p className={styles.kicker}>{kicker.join(' · ')}</p>
        <Title>{project.title}</Title>
        <p className={styles.description}>{project.description}</p>
      </header>
      <Facts facts={project.facts} />
      {features.length > 0 ? (
        <>
          <Label className={styles.label}>{language.t('projects.features')}</Label>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>
                <span>{feature}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <ShareButton title={project.title} address={address} />
    </Showcase>
  );
}
