import { itemDetailsIn } from '#app/loaders/item-details.server.ts';
import type { Route } from './+types/item-details';
import { localeOf } from './locale-of.ts';

/**
 * Serves the file `/details.json`: the data that dialogs show beyond the data of the cards. A page fetches this file at
 * the first touch of a section.
 */
export function loader({ url }: Route.LoaderArgs) {
  return Response.json(itemDetailsIn(localeOf(url)));
}
