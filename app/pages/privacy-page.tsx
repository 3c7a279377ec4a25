import { pageHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { breadcrumbData } from '#app/loaders/head/structured-data.server.ts';
import { privacyIn } from '#app/loaders/privacy.server.ts';
import { siteIn } from '#app/loaders/site.server.ts';
import { PageWords } from '#app/page-parts/language/page-words.tsx';
import { PrivacySection } from '#app/sections/privacy/privacy-section.tsx';
import { pageWordsIn } from '#model/on-disk/words.server.ts';
import type { Route } from './+types/privacy-page';
import { localeOf } from './locale-of.ts';

export { shouldRevalidate } from './should-revalidate.ts';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const { phone, email, legal } = siteIn(locale);
  return {
    head: pageHead('privacy', locale, [breadcrumbData('privacy', locale)]),
    words: pageWordsIn(locale, 'privacy'),
    privacy: privacyIn(locale),
    site: { phone, email, legal },
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
