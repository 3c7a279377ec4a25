import type { ComponentProps } from 'react';
import type { Fact } from '../../content/types';
import { Facts } from '../../ui/facts';
import { Showcase } from '../../ui/showcase';
import { ShareButton } from '../share-button';
import { ProjectGallery } from './project-gallery';
import { ProjectFeatures, ProjectHeading } from './project-words';

interface ProjectDetailsProps {
  project: { title: string; description: string; facts: Fact[] } & ComponentProps<
    typeof ProjectGallery
  >['project'];
  /** Small words above the title: category, year. */
  kicker: string[];
  features?: string[];
  /** Its own page, which is shared. */
  address: string;
}

/** A project of the projects or the portfolio in a dialog: its pictures, beginning with the first each time, words and facts. */
export function ProjectDetails({ project, kicker, features = [], address }: ProjectDetailsProps) {
  const { title, description, facts } = project;
  return (
    <Showcase
      shape="wide"
      gallery={<ProjectGallery project={project} sizes="(min-width: 60em) 70vw, 100vw" />}
    >
      <ProjectHeading {...{ title, description, kicker }} level={2} />
      <Facts facts={facts} />
      <ProjectFeatures features={features} level={3} />
      <ShareButton title={title} address={address} />
    </Showcase>
  );
}
