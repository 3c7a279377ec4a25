import { privacyIn } from '../content/privacy.server';
import { siteIn } from '../content/site.server';
import { ownWordsIn } from '../content/words.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { breadcrumbData } from '../head/structured-data.server';
import { PageWords } from '../language/page-words';
import { PrivacySection } from '../sections/privacy/privacy-section';
import type { Route } from './+types/privacy-page';
import { localeOf } from './locale-of';

export { shouldRevalidate } from './should-revalidate';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const { phone, email } = siteIn(locale);
  return {
    head: pageHead('privacy', locale, [breadcrumbData('privacy', locale)]),
    words: ownWordsIn(locale, 'privacy'),
    privacy: privacyIn(locale),
    site: { phone, email },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function PrivacyPage({ loaderData: { words, privacy, site } }: Route.ComponentProps) {
  return (
    <PageWords words={words}>
      <PrivacySection {...privacy} site={site} />
    </PageWords>
  );
}
