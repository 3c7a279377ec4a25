import { siteIn } from '../content/site.server';
import { ownWordsIn } from '../content/words.server';
import { PageWords } from '../language/page-words';
import { Offline } from '../shell/offline';
import type { Route } from './+types/offline-page';
import { localeOf } from './locale-of';

export { shouldRevalidate } from './should-revalidate';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const words = ownWordsIn(locale, 'offline');
  return { words, title: `${words.offline?.heading} | ${siteIn(locale).name}` };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

/** Stands in for a page that has not been opened before, where there is no connection. */
export default function OfflinePage({ loaderData }: Route.ComponentProps) {
  return (
    <PageWords words={loaderData.words}>
      <Offline />
    </PageWords>
  );
}
