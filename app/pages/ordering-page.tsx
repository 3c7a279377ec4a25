import { orderingIn } from '../content/ordering.server';
import { ownWordsIn } from '../content/words.server';
import { pageHead } from '../head/page-head.server';
import { pageMeta } from '../head/page-meta';
import { breadcrumbData } from '../head/structured-data.server';
import { PageWords } from '../language/page-words';
import { OrderingSection } from '../sections/ordering/ordering-section';
import type { Route } from './+types/ordering-page';
import { localeOf } from './locale-of';

export { shouldRevalidate } from './should-revalidate';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return {
    head: pageHead('ordering', locale, [breadcrumbData('ordering', locale)]),
    words: ownWordsIn(locale, 'ordering'),
    steps: orderingIn(locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function OrderingPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageWords words={loaderData.words}>
      <OrderingSection steps={loaderData.steps} />
    </PageWords>
  );
}
