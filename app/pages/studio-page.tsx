import { data } from 'react-router';
import { hasStudioPage } from '#app/loaders/built-pages.server.ts';
import { aboutData } from '#app/loaders/head/about-data.server.ts';
import { pageHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { breadcrumbData } from '#app/loaders/head/structured-data.server.ts';
import { studioIn } from '#app/loaders/studio.server.ts';
import { PageWords } from '#app/page-parts/language/page-words.tsx';
import { StudioSection } from '#app/sections/studio/studio-section.tsx';
import { pageWordsIn } from '#model/on-disk/words.server.ts';
import type { Route } from './+types/studio-page';
import { localeOf } from './locale-of.ts';

export { shouldRevalidate } from './should-revalidate.ts';

export function loader({ url }: Route.LoaderArgs) {
  // Only the editor's preview has this route without content (see built-pages.server.ts).
  if (!hasStudioPage()) throw data(null, { status: 404 });
  const locale = localeOf(url);
  const studio = studioIn(locale);
  return {
    head: pageHead('studio', locale, [breadcrumbData('studio', locale), aboutData(studio, locale)]),
    words: pageWordsIn(locale, 'studio'),
    studio,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function StudioPage({ loaderData: { words, studio } }: Route.ComponentProps) {
  return (
    <PageWords words={words}>
      <StudioSection {...studio} />
    </PageWords>
  );
}
