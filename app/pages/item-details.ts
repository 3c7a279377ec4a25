import { itemDetailsIn } from '#app/loaders/item-details.server.ts';
import type { Route } from './+types/item-details';
import { localeOf } from './locale-of.ts';

/** What dialogs show beyond the cards, as a file of its own, `/details.json`: fetched when a section is first touched. */
export function loader({ url }: Route.LoaderArgs) {
  return Response.json(itemDetailsIn(localeOf(url)));
}
