import { moreOf } from '../content/more.server';
import { sheetOf } from '../content/paper.server';
import { projectsIn } from '../content/projects.server';
import { printedAddress } from '../content/qr-code.server';
import { itemHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { breadcrumbData, projectData } from '../head/structured-data.server';
import { ProjectItem } from '../sections/projects/project-item';
import type { Route } from './+types/projects-item-page';
import { localeOf } from './locale-of';
import { movedOrMissing } from './moved-or-missing.server';

export { shouldRevalidate } from './should-revalidate';

export function loader({ url, params }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const projects = projectsIn(locale);
  const project = projects.find(({ slug }) => slug === params.slug);
  if (!project) throw movedOrMissing(url);
  return {
    head: itemHead('projects', project, locale, [
      breadcrumbData('projects', locale, project),
      projectData('projects', project, locale),
    ]),
    project,
    more: moreOf(projects, project, (other) => other),
    paper: sheetOf('projects', project.slug, locale),
    printed: printedAddress('projects', project.slug, locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function ProjectsItemPage({ loaderData }: Route.ComponentProps) {
  const { project, more, paper, printed } = loaderData;
  return (
    <ProjectItem
      kind="projects"
      {...{ project, more, paper, printed }}
      kicker={[project.category, project.year]}
      features={project.features}
    />
  );
}
