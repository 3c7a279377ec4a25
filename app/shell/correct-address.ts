import { plainName } from '#app/page-parts/dialogs/plain-name.ts';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * An address as it was meant, where more was typed or pasted than the address: capitals, doubled slashes, spaces, quotes,
 * brackets and punctuation around it, endings that hosts add, and a query that came as a part of the path.
 * @param requested as the address bar shows it
 * @param base the site's folder on its host, `/` or `/folder/`
 * @returns path, query and hash on this host, or null where there is nothing to mend: a mended address has nothing more
 * @example mendAddress({ pathname: '/Frames/Arches).', search: '', hash: '' }, '/') // '/frames/arches'
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

/** The names between the slashes of a path, each as addresses spell it. */
function segmentsOf(path: string): string[] {
  return path.split(/[/\\]/).map(plainName).filter(Boolean);
}

/** Without what hosts add to a page's address: `services.html`, `ar/index.html`. */
function withoutEnding(segments: string[]): string[] {
  const last = segments.at(-1)?.replace(/\.html?$/, '');
  return [...segments.slice(0, -1), ...(last && last !== 'index' ? [last] : [])];
}

/** Decoded; what was cut off in the middle of a sign goes. */
function decodeReadable(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return '';
    }
  });
}
