import { pageHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { sectionPdf } from '#app/loaders/pdf.server.ts';
import { projectCardsIn } from '#app/loaders/projects.server.ts';
import { ownPage } from '#app/page-parts/section.tsx';
import { PdfLink } from '#app/sections/pdf-link.tsx';
import { ProjectsSection } from '#app/sections/projects/projects-section.tsx';
import type { Route } from './+types/projects-page';
import { localeOf } from './locale-of.ts';

export { shouldRevalidate } from './should-revalidate.ts';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return {
    head: pageHead('projects', locale),
    projects: projectCardsIn(locale),
    pdf: sectionPdf('book', locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { projects, pdf } = loaderData;
  return <ProjectsSection projects={projects} position={ownPage} foot={<PdfLink pdf={pdf} />} />;
}
