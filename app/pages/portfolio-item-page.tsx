import { itemHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { breadcrumbData, projectData } from '#app/loaders/head/structured-data.server.ts';
import { moreOf } from '#app/loaders/more.server.ts';
import { itemPdf } from '#app/loaders/pdf.server.ts';
import { portfolioIn } from '#app/loaders/projects.server.ts';
import { printedAddress } from '#app/loaders/qr-code.server.ts';
import { ProjectItem } from '#app/sections/projects/project-item.tsx';
import type { Route } from './+types/portfolio-item-page';
import { localeOf } from './locale-of.ts';
import { movedOrMissing } from './moved-or-missing.server.ts';

export { shouldRevalidate } from './should-revalidate.ts';

export function loader({ url, params }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const projects = portfolioIn(locale);
  const project = projects.find(({ slug }) => slug === params.slug);
  if (!project) throw movedOrMissing(url);
  return {
    head: itemHead('portfolio', project, locale, [
      breadcrumbData('portfolio', locale, project),
      projectData('portfolio', project, locale),
    ]),
    project,
    moreItems: moreOf(projects, project, (other) => other),
    pdf: itemPdf('portfolio', project.slug, locale),
    printed: printedAddress('portfolio', project.slug, locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function PortfolioItemPage({ loaderData }: Route.ComponentProps) {
  const { project, moreItems, pdf, printed } = loaderData;
  return (
    <ProjectItem kind="portfolio" {...{ project, moreItems, pdf, printed }} kicker={[project.category]} />
  );
}
