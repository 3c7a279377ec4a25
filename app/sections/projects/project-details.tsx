import type { ComponentProps } from 'react';
import type { Fact } from '#app/loaders/types.ts';
import { Facts } from '#app/ui/facts.tsx';
import { Showcase } from '#app/ui/showcase.tsx';
import { ShareButton } from '../share-button.tsx';
import { ProjectGallery } from './project-gallery.tsx';
import { ProjectFeatures, ProjectHeading } from './project-words.tsx';

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
