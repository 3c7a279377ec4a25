/** Where the site shows what stands at an address of the editor, where that is another one. */
const pages: Record<string, string> = {
  '/site': '/',
  '/hours': '/contact',
  '/frame-colors': '/frames',
  '/highlights': '/',
  '/skills': '/',
  '/rooms': '/wall',
};

/**
 * The site's address for an item of the editor, below its language.
 * @example pageOf('/services/furniture') // '/services'
 */
export function pageOf(address: string): string {
  const known = pages[address];
  if (known) return known;
  // Services and courses have no pages of their own.
  const [, kind = ''] = address.split('/');
  return ['services', 'courses'].includes(kind) ? `/${kind}` : address;
}
