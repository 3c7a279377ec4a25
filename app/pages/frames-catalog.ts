import { frameCatalogIn } from '#app/loaders/frames.server.ts';
import type { Route } from './+types/frames-catalog';
import { localeOf } from './locale-of.ts';

/**
 * Serves the shop's data as the file `/frames.json`, which the selection list fetches when a visitor opens the list.
 */
export function loader({ url }: Route.LoaderArgs) {
  return Response.json(frameCatalogIn(localeOf(url)));
}
