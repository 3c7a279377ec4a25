import { data, redirectDocument } from 'react-router';
import { movedTo } from '#app/loaders/moved.server.ts';
import { addressInSite } from '#model/site-map.ts';

/**
 * What is thrown at the address of an item that there is not: the way to where it has moved, or that it is unknown. The way is
 * to another document, since what `#gone` shows is not seen after navigation inside the site.
 */
export function movedOrMissing({ pathname }: URL) {
  const to = movedTo(addressInSite(pathname, import.meta.env.BASE_URL));
  return to ? redirectDocument(to, 301) : data(null, { status: 404 });
}
