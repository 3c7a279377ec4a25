import { pageHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { breadcrumbData } from '#app/loaders/head/structured-data.server.ts';
import { siteIn } from '#app/loaders/site.server.ts';
import { accessibilityIn } from '#app/loaders/text-page.server.ts';
import { PageWords } from '#app/page-parts/language/page-words.tsx';
import { TextPage } from '#app/sections/text-page/text-page.tsx';
import { pageWordsIn } from '#model/on-disk/words.server.ts';
import type { Route } from './+types/accessibility-page';
import { localeOf } from './locale-of.ts';

export { shouldRevalidate } from './should-revalidate.ts';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const { phone, email } = siteIn(locale);
  return {
    head: pageHead('accessibility', locale, [breadcrumbData('accessibility', locale)]),
    words: pageWordsIn(locale, 'accessibility'),
    statement: accessibilityIn(locale),
    site: { phone, email },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function AccessibilityPage({ loaderData: { words, statement, site } }: Route.ComponentProps) {
  return (
    <PageWords words={words}>
      <TextPage page="accessibility" {...statement} site={site} />
    </PageWords>
  );
}
