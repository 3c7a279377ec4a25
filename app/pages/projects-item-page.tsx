import { data } from 'react-router';
import { moreOf } from '../content/more.server';
import { sheetOf } from '../content/paper.server';
import { projectsIn } from '../content/projects.server';
import { printedAddress } from '../content/qr-code.server';
import { itemHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { breadcrumbData, projectData } from '../head/structured-data.server';
import { useLanguage } from '../language/language-provider';
import { AlikeLink } from '../sections/alike-link';
import { ItemPage } from '../sections/item-page';
import { OtherPictures } from '../sections/other-pictures';
import { ProjectDetails } from '../sections/projects/project-details';
import { itemAddress } from '../site-map';
import type { Route } from './+types/projects-item-page';
import { localeOf } from './locale-of';

export { staysOnPage as shouldRevalidate } from './stays-on-page';

export function loader({ url, params }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const projects = projectsIn(locale);
  const project = projects.find(({ slug }) => slug === params.slug);
  if (!project) throw data(null, { status: 404 });
  return {
    head: itemHead('projects', project, locale, [
      breadcrumbData('projects', locale, project),
      projectData('projects', project, locale),
    ]),
    project,
    more: moreOf(projects, project, (other) => other.cover),
    paper: sheetOf('projects', project.slug, locale),
    printed: printedAddress('projects', project.slug, locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function ProjectsItemPage({ loaderData }: Route.ComponentProps) {
  const { project, more, paper, printed } = loaderData;
  const { locale } = useLanguage();
  return (
    <ItemPage
      kind="projects"
      item={project}
      more={more}
      paper={paper}
      printed={printed}
      next={<AlikeLink project={`projects/${project.slug}`} />}
    >
      <ProjectDetails
        key={project.slug}
        project={project}
        kicker={[project.category, project.year]}
        features={project.features}
        address={itemAddress('projects', project.slug, locale)}
        level={1}
      />
      <OtherPictures pictures={project.images} comparison={project.comparison} />
    </ItemPage>
  );
}
