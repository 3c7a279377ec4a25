/** The part of Cloudflare's environment that this script uses: the built site. */
interface Environment {
  ASSETS: { fetch: (url: URL, options?: RequestInit) => Promise<Response> };
}

/**
 * Answers on Cloudflare Workers what no file answers, and addresses that end in a slash or in .html (`wrangler.jsonc`): other
 * spellings of a page's address redirect to it, all else gets the 404 page in its language. The host could find that page by
 * itself, but would send it with the headers of the address that was asked for: a missing picture would be missing for a year.
 */
export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const url = new URL(request.url);
    url.pathname = url.pathname.toLowerCase().replace(/(\/index)?(\.html)?\/?$/, '') || '/';
    if (url.href !== request.url && (await ASSETS.fetch(url, { method: 'HEAD' })).ok)
      return Response.redirect(url.href, 301);

    const page = /^\/ar(\/|$)/.test(url.pathname) ? '/ar/404' : '/404';
    const { body, headers } = await ASSETS.fetch(new URL(page, url));
    return new Response(body, { status: 404, headers });
  },
};
