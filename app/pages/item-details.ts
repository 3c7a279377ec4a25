import { itemDetailsIn } from '../content/item-details.server';
import type { Route } from './+types/item-details';
import { localeOf } from './locale-of';

/** What dialogs show beyond the cards, as a file of its own, `/details.json`: fetched when a section is first touched. */
export function loader({ url }: Route.LoaderArgs) {
  return Response.json(itemDetailsIn(localeOf(url)));
}
