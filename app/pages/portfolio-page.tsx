import { pageHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { paperOf } from '#app/loaders/paper.server.ts';
import { portfolioCardsIn } from '#app/loaders/projects.server.ts';
import { ownPage } from '#app/page-parts/section.tsx';
import { PaperLink } from '#app/sections/paper-link.tsx';
import { PortfolioSection } from '#app/sections/portfolio/portfolio-section.tsx';
import type { Route } from './+types/portfolio-page';
import { localeOf } from './locale-of.ts';

export { shouldRevalidate } from './should-revalidate.ts';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return {
    head: pageHead('portfolio', locale),
    projects: portfolioCardsIn(locale),
    paper: paperOf('book', locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  const { projects, paper } = loaderData;
  return <PortfolioSection projects={projects} place={ownPage} foot={<PaperLink paper={paper} />} />;
}
