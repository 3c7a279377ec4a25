import { pageHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { sectionPdf } from '#app/loaders/pdf.server.ts';
import { portfolioCardsIn } from '#app/loaders/projects.server.ts';
import { ownPage } from '#app/page-parts/section.tsx';
import { PdfLink } from '#app/sections/pdf-link.tsx';
import { PortfolioSection } from '#app/sections/portfolio/portfolio-section.tsx';
import type { Route } from './+types/portfolio-page';
import { localeOf } from './locale-of.ts';

export { shouldRevalidate } from './should-revalidate.ts';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return {
    head: pageHead('portfolio', locale),
    projects: portfolioCardsIn(locale),
    pdf: sectionPdf('book', locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  const { projects, pdf } = loaderData;
  return <PortfolioSection projects={projects} position={ownPage} foot={<PdfLink pdf={pdf} />} />;
}
