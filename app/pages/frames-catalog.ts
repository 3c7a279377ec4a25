import { frameCatalogIn } from '#app/loaders/frames.server.ts';
import type { Route } from './+types/frames-catalog';
import { localeOf } from './locale-of.ts';

/** The shop's data as a file, `/frames.json`. The selection list fetches it when it opens. */
export function loader({ url }: Route.LoaderArgs) {
  return Response.json(frameCatalogIn(localeOf(url)));
}
