import { paperOf } from '../content/paper.server';
import { portfolioCardsIn } from '../content/projects.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { PaperLink } from '../sections/paper-link';
import { PortfolioSection } from '../sections/portfolio/portfolio-section';
import { ownPage } from '../sections/section';
import type { Route } from './+types/portfolio-page';
import { localeOf } from './locale-of';

export { shouldRevalidate } from './should-revalidate';

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
