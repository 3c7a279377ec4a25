import { deliveryIn, salesTaxIn } from '#app/loaders/delivery.server.ts';
import { pageHead } from '#app/loaders/head/page-head.server.ts';
import { pageMeta } from '#app/loaders/head/page-meta.ts';
import { breadcrumbData } from '#app/loaders/head/structured-data.server.ts';
import { cliqIn, orderingIn } from '#app/loaders/lists.server.ts';
import { shopIn } from '#app/loaders/shop.server.ts';
import { PageWords } from '#app/page-parts/language/page-words.tsx';
import { OrderingSection } from '#app/sections/ordering/ordering-section.tsx';
import { pageWordsIn } from '#model/on-disk/words.server.ts';
import type { Route } from './+types/ordering-page';
import { localeOf } from './locale-of.ts';

export { shouldRevalidate } from './should-revalidate.ts';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return {
    head: pageHead('ordering', locale, [breadcrumbData('ordering', locale)]),
    words: pageWordsIn(locale, 'ordering'),
    steps: orderingIn(locale),
    cliq: cliqIn(locale),
    delivery: deliveryIn(locale),
    salesTax: salesTaxIn(locale),
    shop: shopIn(locale),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.head);

export default function OrderingPage({ loaderData }: Route.ComponentProps) {
  const { words, steps, cliq, delivery, salesTax, shop } = loaderData;
  return (
    <PageWords words={words}>
      <OrderingSection steps={steps} cliq={cliq} delivery={delivery} salesTax={salesTax} shop={shop} />
    </PageWords>
  );
}
