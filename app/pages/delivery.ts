import { deliveryIn } from '#app/loaders/delivery.server.ts';
import type { Route } from './+types/delivery';
import { localeOf } from './locale-of.ts';

/** Serves the zones of delivery as the file `/delivery.json`, which the selection list fetches with the shop's data. */
export function loader({ url }: Route.LoaderArgs) {
  return Response.json(deliveryIn(localeOf(url)));
}
