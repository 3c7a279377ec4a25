import { paperOf } from '../content/paper.server';
import { projectCardsIn } from '../content/projects.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { PaperLink } from '../sections/paper-link';
import { ProjectsSection } from '../sections/projects/projects-section';
import { ownPage } from '../sections/section';
import type { Route } from './+types/projects-page';
import { localeOf } from './locale-of';

export { shouldRevalidate } from './should-revalidate';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return {
    head: pageHead('projects', locale),
    projects: projectCardsIn(locale),
    paper: paperOf('book', locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { projects, paper } = loaderData;
  return <ProjectsSection projects={projects} place={ownPage} foot={<PaperLink paper={paper} />} />;
}
