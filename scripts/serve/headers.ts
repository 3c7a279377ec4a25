type Headers = [name: string, value: string][];

/**
 * Sent with every answer, as the recipes in hosting/ do. What binds a visitor to https (Strict-Transport-Security,
 * upgrade-insecure-requests) is left out: this server speaks http. The pages' own scripts are no matter of these.
 */
export const siteHeaders: Headers = [
  [
    'content-security-policy',
    "base-uri 'self'; object-src 'none'; frame-ancestors 'none'; form-action 'self' https://wa.me https://api.whatsapp.com https://web.whatsapp.com",
  ],
  ['x-frame-options', 'DENY'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=()'],
  ['cross-origin-opener-policy', 'same-origin'],
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
  const extension = /\.([a-z0-9]+)$/.exec(address)?.[1] ?? 'html';
  const type = textTypes[extension];
  return [
    // Previews are made to be shown by others.
    ['cross-origin-resource-policy', address.startsWith('/previews/') ? 'cross-origin' : 'same-origin'],
    // Files below these carry a hash of their content in their name; all else may change under its name.
    [
      'cache-control',
      /^\/(assets|pictures|previews|paper)\//.test(address)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    ],
    ...(type ? ([['content-type', `${type}; charset=utf-8`]] satisfies Headers) : []),
  ];
}
