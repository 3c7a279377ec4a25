import { readdirSync } from 'node:fs';
import path from 'node:path';

/** What to do with a request. `to` is a path with the query as it came; `page` a file of the built site. */
type Destination = { kind: 'file' } | { kind: 'redirect'; to: string } | { kind: 'missing'; page: string };

/** The clean addresses of all pages below `folder`: `/`, `/services`, `/ar`, `/ar/services` … without the 404s. */
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
 * Decides about a request: serve the file, go to the page's clean address (small letters, no ending, no slash), or answer 404 in the path's language.
 * `url` is the request's target as it came, with its query; `pages` comes from `listPages`.
 */
export function findDestination(url: string, pages: Set<string>): Destination {
  const [raw = '', ...query] = url.split('?');
  const address = decodePath(raw);
  if (address === undefined) return { kind: 'missing', page: missingPage(raw) };
  if (pages.has(address)) return { kind: 'file' };

  // The compressed files are for the server to choose, not for visitors to ask for.
  if (/\.(br|gz)$/.test(address)) return { kind: 'missing', page: missingPage(address) };

  const clean =
    address
      .toLowerCase()
      .replace(/\/$/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/';
  // Only pages that exist are redirected to, so that //elsewhere.example/ can never lead off the site.
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
