import { pageHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { breadcrumbData } from '#app/loaders/head/structured-data.server.ts';
import { firstPrintsOfShop, roomsIn, wallFramesIn } from '#app/loaders/rooms.server.ts';
import { siteIn } from '#app/loaders/site.server.ts';
import { PageWords } from '#app/page-parts/language/page-words.tsx';
import { WallSection } from '#app/wall/wall-section.tsx';
import { pageWordsIn } from '#model/on-disk/words.server.ts';
import type { Route } from './+types/wall-page';
import { localeOf } from './locale-of.ts';

export { shouldRevalidate } from './should-revalidate.ts';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const { chatNumber, url: address } = siteIn(locale);
  return {
    head: pageHead('wall', locale, [breadcrumbData('wall', locale)]),
    words: pageWordsIn(locale, 'wall'),
    frames: wallFramesIn(locale),
    first: firstPrintsOfShop(),
    rooms: roomsIn(locale),
    site: { chatNumber, url: address },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function WallPage({ loaderData }: Route.ComponentProps) {
  const { words, frames, first, rooms, site } = loaderData;
  return (
    <PageWords words={words}>
      <WallSection {...{ frames, first, rooms, site }} />
    </PageWords>
  );
}
