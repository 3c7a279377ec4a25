import { siteIn } from '../content/site.server';
import { accessibilityIn } from '../content/text-page.server';
import { ownWordsIn } from '../content/words.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { breadcrumbData } from '../head/structured-data.server';
import { PageWords } from '../language/page-words';
import { TextPage } from '../sections/text-page/text-page';
import type { Route } from './+types/accessibility-page';
import { localeOf } from './locale-of';

export { shouldRevalidate } from './should-revalidate';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const { phone, email } = siteIn(locale);
  return {
    head: pageHead('accessibility', locale, [breadcrumbData('accessibility', locale)]),
    words: ownWordsIn(locale, 'accessibility'),
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
