import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** The request header with the key of this start. */
const keyHeader = 'x-editor-key';

/** The route for uploading a picture. The request's body is the picture's bytes. */
export const uploadPath = '/api/picture';
/** The content's pictures are served below this path, without the key: an image element cannot send a header. */
export const picturesPath = '/content/';

export function newKey(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Accepts only requests of the editor's own page in a browser on this machine. Other host names (DNS rebinding) and
 * other sites are refused. The API also needs the key of this start, which only the editor's page contains.
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
    // A form of another site can send neither of these types.
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
 * Headers that let the editor's page load only its own files and the preview's frames and pictures, and let no page
 * embed it.
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
