import { itemDetailsIn } from '#app/loaders/item-details.server.ts';
import type { Route } from './+types/item-details';
import { localeOf } from './locale-of.ts';

/**
 * The data of dialogs beyond that of the cards, as a file, `/details.json`. The page fetches it at the first touch of
 * a section.
 */
export function loader({ url }: Route.LoaderArgs) {
  return Response.json(itemDetailsIn(localeOf(url)));
}
