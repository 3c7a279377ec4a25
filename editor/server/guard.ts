import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** The request header with the secret key, which the editor generates anew each time it starts. */
const keyHeader = 'x-editor-key';

/** The route for uploading a picture. The body of the request is the picture's bytes. */
export const uploadPath = '/api/picture';
/** The path of the content's pictures. Their requests need no key, because an image element cannot send a header. */
export const picturesPath = '/content/';

export function newKey(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Accepts only requests of the editor's own page in a browser on this computer. Requests with other host names (DNS
 * rebinding) or from other sites are refused. The API also requires the secret key of the running editor, which only
 * the editor's page contains.
 */
export function guard(port: () => number, key: string): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header('host') ?? '';
    const hosts = [`127.0.0.1:${port()}`, `localhost:${port()}`];
    const origin = context.req.header('origin');
    const site = context.req.header('sec-fetch-site');
    const isApi = context.req.path.startsWith('/api/');
    const isContent = isApi || context.req.path.startsWith(picturesPath);
    if (!hosts.includes(host)) return context.text('Wrong host', 403);
    if (origin !== undefined && !hosts.some((one) => origin === `http://${one}`))
      return context.text('Wrong origin', 403);
    if (isContent && site !== undefined && site !== 'same-origin') return context.text('Wrong site', 403);
    if (isApi && !isSame(context.req.header(keyHeader) ?? '', key)) return context.text('Wrong key', 403);
    // An HTML form on another site can send neither of these content types.
    const expected = context.req.path === uploadPath ? /^application\/octet-stream$/ : /^application\/json\b/;
    if (context.req.method === 'POST' && !expected.test(context.req.header('content-type') ?? ''))
      return context.text('Expected another type', 415);
    await next();
    return undefined;
  };
}

function isSame(given: string, key: string): boolean {
  return given.length === key.length && timingSafeEqual(Buffer.from(given), Buffer.from(key));
}

/**
 * Security headers of the editor's pages: a page may load only its own files and the preview's frames and pictures, and
 * no other page may embed it.
 */
export function securityHeaders(previewOrigin: string): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      `img-src 'self' data: ${previewOrigin}`,
      "font-src 'self'",
      "connect-src 'self'",
      `frame-src ${previewOrigin}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  };
}
