import { plainName } from '#app/page-parts/dialogs/plain-name.ts';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * An address as it was meant, where more was typed or pasted than the address: capitals, doubled slashes, spaces, quotes,
 * brackets and punctuation around it, endings that hosts add, and a query that came as a part of the path.
 * @param asked as the address bar shows it
 * @param base the site's folder on its host, `/` or `/folder/`
 * @returns path, query and hash on this host, or null where there is nothing to mend: a mended address has nothing more
 * @example mendAddress({ pathname: '/Frames/Arches).', search: '', hash: '' }, '/') // '/frames/arches'
 */
export function mendAddress(asked: Address, base: string): string | null {
  const [, path = '', query = '', hash = asked.hash] =
    /^([^?&#]*)[?&]*([^#]*)(#.*)?$/s.exec(decodeReadable(asked.pathname)) ?? [];
  const folder = namesIn(base);
  const names = namesIn(path);
  const isInFolder = folder.every((name, place) => name === names[place]);
  const inside = names.slice(isInFolder ? folder.length : 0);
  const mended = `${base}${withoutEnding(inside).map(encodeURIComponent).join('/')}`;
  if (mended === asked.pathname) return null;
  const queries = [query, asked.search.slice(1)].filter(Boolean);
  return `${mended}${queries.length > 0 ? `?${queries.join('&')}` : ''}${hash}`;
}

/** The names between the slashes of a path, each as addresses spell it. */
function namesIn(path: string): string[] {
  return path.split(/[/\\]/).map(plainName).filter(Boolean);
}

/** Without what hosts add to a page's address: `services.html`, `ar/index.html`. */
function withoutEnding(names: string[]): string[] {
  const last = names.at(-1)?.replace(/\.html?$/, '');
  return [...names.slice(0, -1), ...(last && last !== 'index' ? [last] : [])];
}

/** Decoded; what was cut off in the middle of a sign goes. */
function decodeReadable(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs);
    } catch {
      return '';
    }
  });
}
