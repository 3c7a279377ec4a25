import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** The header that carries the key of this start. */
const keyHeader = 'x-editor-key';

/** Takes a picture: its bytes are the body. */
export const uploadPath = '/api/picture';
/** Below it the content's pictures are shown: an image element can send no key. */
export const picturesPath = '/content/';

export function newKey(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Lets in what this machine's own browser asks of the editor itself: other names of the host (DNS rebinding) and other
 * sites are refused, and what reads or writes content needs the key of this start, which stands in the editor's page alone.
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
    // Neither is what a form of another site can send.
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

/** What the editor's page may load and who may show it: nothing but itself and the preview's frames. */
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
