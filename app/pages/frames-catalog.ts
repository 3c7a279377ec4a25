import { frameCatalogIn } from '#app/loaders/frames.server.ts';
import type { Route } from './+types/frames-catalog';
import { localeOf } from './locale-of.ts';

/** The shop as a file of its own, `/frames.json`, which the list of chosen frames asks for when it opens. */
export function loader({ url }: Route.LoaderArgs) {
  return Response.json(frameCatalogIn(localeOf(url)));
}
