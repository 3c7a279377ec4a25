import { plainName } from '#app/page-parts/dialogs/plain-name.ts';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Corrects an address that was typed or pasted with more than the address: capitals, doubled slashes, spaces, quotes,
 * brackets and punctuation around it, endings that hosts add, and a query that became part of the path.
 * @param requested the address, as the address bar shows it
 * @param base the site's folder on its host, `/` or `/folder/`
 * @returns path, query and hash on this host, or null if there is nothing to correct. A corrected address needs no
 * further correction.
 * @example correctAddress({ pathname: '/Frames/Arches).', search: '', hash: '' }, '/') // '/frames/arches'
 */
export function correctAddress(requested: Address, base: string): string | null {
  const [, path = '', query = '', hash = requested.hash] =
    /^([^?&#]*)[?&]*([^#]*)(#.*)?$/s.exec(decodeReadable(requested.pathname)) ?? [];
  const folder = segmentsOf(base);
  const segments = segmentsOf(path);
  const isInFolder = folder.every((segment, index) => segment === segments[index]);
  const inside = segments.slice(isInFolder ? folder.length : 0);
  const corrected = `${base}${withoutEnding(inside).map(encodeURIComponent).join('/')}`;
  if (corrected === requested.pathname) return null;
  const queries = [query, requested.search.slice(1)].filter(Boolean);
  return `${corrected}${queries.length > 0 ? `?${queries.join('&')}` : ''}${hash}`;
}

/** The segments of a path, each in the spelling of the site's addresses. */
function segmentsOf(path: string): string[] {
  return path.split(/[/\\]/).map(plainName).filter(Boolean);
}

/** Removes the endings that hosts add to a page's address: `services.html`, `ar/index.html`. */
function withoutEnding(segments: string[]): string[] {
  const last = segments.at(-1)?.replace(/\.html?$/, '');
  return [...segments.slice(0, -1), ...(last && last !== 'index' ? [last] : [])];
}

/** Decodes a path, and removes characters whose encoding was cut off in the middle. */
function decodeReadable(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return '';
    }
  });
}
