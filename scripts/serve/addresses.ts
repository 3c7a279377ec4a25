import { readdirSync } from 'node:fs';
import path from 'node:path';

/** How to answer a request. `to` is a path with the request's query; `page` is a file of the built site. */
type Destination = { kind: 'file' } | { kind: 'redirect'; to: string } | { kind: 'missing'; page: string };

/** The clean addresses of all pages below `folder`: `/`, `/services`, `/ar`, `/ar/services` … without the 404 pages. */
export function listPages(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const addresses = files
    .filter((file) => file.endsWith('.html'))
    .map(
      (file) =>
        `/${file
          .split(path.sep)
          .join('/')
          .replace(/\.html$/, '')}`,
    )
    .filter((address) => !/(^|\/)404$/.test(address));
  return new Set(addresses.map((address) => (address === '/index' ? '/' : address)));
}

/**
 * Decides how to answer a request: serve the file, redirect to the page's clean address (lower case, no ending, no slash at the
 * end), or answer 404 in the path's language.
 * `url` is the raw request target with its query; `pages` comes from `listPages`.
 */
export function findDestination(url: string, pages: Set<string>): Destination {
  const [raw = '', ...query] = url.split('?');
  const address = decodePath(raw);
  if (address === undefined) return { kind: 'missing', page: missingPage(raw) };
  if (pages.has(address)) return { kind: 'file' };

  // Compressed files have no address of their own: the server selects them by Accept-Encoding.
  if (/\.(br|gz)$/.test(address)) return { kind: 'missing', page: missingPage(address) };

  const clean =
    address
      .toLowerCase()
      .replace(/\/$/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/';
  // Redirects lead only to existing pages, so that //elsewhere.example/ cannot redirect to another site.
  if (pages.has(clean)) return { kind: 'redirect', to: [encodeURI(clean), ...query].join('?') };

  const isHidden = address.endsWith('/') || /(^|\/)404(\.html)?$/.test(address);
  return isHidden ? { kind: 'missing', page: missingPage(address) } : { kind: 'file' };
}

/** The file of the 404 page in the language of the path. */
export function missingPage(address: string): string {
  return /^\/ar(\/|$|\?)/.test(address) ? 'ar/404.html' : '404.html';
}

function decodePath(raw: string): string | undefined {
  try {
    const decoded = decodeURIComponent(raw);
    return decoded.includes('\0') || !decoded.startsWith('/') ? undefined : decoded;
  } catch {
    return undefined;
  }
}
