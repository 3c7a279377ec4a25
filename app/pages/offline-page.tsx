import { siteIn } from '#app/loaders/site.server.ts';
import { PageWords } from '#app/page-parts/language/page-words.tsx';
import { Offline } from '#app/shell/offline.tsx';
import { pageWordsIn } from '#model/on-disk/words.server.ts';
import type { Route } from './+types/offline-page';
import { localeOf } from './locale-of.ts';

export { shouldRevalidate } from './should-revalidate.ts';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const words = pageWordsIn(locale, 'offline');
  return { words, title: `${words.offline?.heading} | ${siteIn(locale).name}` };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

/** While there is no connection, this page appears instead of a page that the visitor has never opened before. */
export default function OfflinePage({ loaderData }: Route.ComponentProps) {
  return (
    <PageWords words={loaderData.words}>
      <Offline />
    </PageWords>
  );
}
