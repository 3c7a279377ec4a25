import { data, redirectDocument } from 'react-router';
import { movedTo, redirectStatus } from '#app/loaders/moved.server.ts';
import { addressInSite } from '#model/site-map.ts';

/**
 * The response for the address of an item that does not exist: a redirect, if the item has moved or is hidden, or else
 * a 404. The redirect loads a new document, because CSS does not match `#gone` after navigation inside the site.
 */
export function movedOrMissing({ pathname }: URL) {
  const moved = movedTo(addressInSite(pathname, import.meta.env.BASE_URL));
  return moved ? redirectDocument(moved.to, redirectStatus(moved)) : data(null, { status: 404 });
}
