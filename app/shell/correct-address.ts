import { plainName } from '#app/page-parts/dialogs/plain-name.ts';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Corrects an address that was typed or pasted wrongly: with capitals, doubled slashes, spaces, quotes, brackets or
 * punctuation around it, an ending that a host adds, or a query as part of the path.
 * @param requested the address, as the address bar shows it
 * @param base the site's folder on its host, `/` or `/folder/`
 * @returns the corrected path, query and hash, or null if nothing is wrong. Correcting the result again would change
 * nothing.
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

/**
 * Splits a path into segments, and corrects the spelling of each: for example, the site's addresses have no capitals.
 */
function segmentsOf(path: string): string[] {
  return path.split(/[/\\]/).map(plainName).filter(Boolean);
}

/** Removes the endings that hosts add to a page's address: `services.html`, `ar/index.html`. */
function withoutEnding(segments: string[]): string[] {
  const last = segments.at(-1)?.replace(/\.html?$/, '');
  return [...segments.slice(0, -1), ...(last && last !== 'index' ? [last] : [])];
}

/** Decodes a percent-encoded path, and removes characters whose encoding was cut off in the middle. */
function decodeReadable(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return '';
    }
  });
}
