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
  /** Short labels above the title: category, year. */
  kicker: string[];
  features?: string[];
  /** The address of the project's own page, for sharing. */
  address: string;
}

/**
 * The details of a project or portfolio project in its dialog: pictures, text and facts. Each time the dialog opens,
 * the gallery starts with the first picture.
 */
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
