type Headers = [name: string, value: string][];

/** Sent with every answer. */
export const siteHeaders: Headers = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['vary', 'Accept-Encoding'],
];

const textTypes: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
  data: 'text/x-script',
  txt: 'text/plain',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
};

/** The content type of text files, with their charset, and how long a file may be kept. `url` may have a query. */
export function fileHeaders(url: string): Headers {
  const [address = ''] = url.split('?');
  const extension = /\.([a-z]+)$/.exec(address)?.[1] ?? 'html';
  const type = textTypes[extension];
  return [
    // Files below these two carry a hash of their content in their name; all else may change under its name.
    [
      'cache-control',
      /^\/(assets|pictures)\//.test(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ],
    ...(type ? ([['content-type', `${type}; charset=utf-8`]] satisfies Headers) : []),
  ];
}
