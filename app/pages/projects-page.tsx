import { pageHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { paperOf } from '#app/loaders/paper.server.ts';
import { projectCardsIn } from '#app/loaders/projects.server.ts';
import { ownPage } from '#app/page-parts/section.tsx';
import { PaperLink } from '#app/sections/paper-link.tsx';
import { ProjectsSection } from '#app/sections/projects/projects-section.tsx';
import type { Route } from './+types/projects-page';
import { localeOf } from './locale-of.ts';

export { shouldRevalidate } from './should-revalidate.ts';

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
