import { expect, test } from 'vitest';
import worker from './worker.ts';

const pages = ['/', '/ar', '/services', '/ar/frames/amman', '/404', '/ar/404'];

/** The built site as Cloudflare serves it. Only on its own host is there anything. */
const fetch = async ({ host, pathname }: URL) =>
  new Response(pathname, {
    status: host === 'site.example' && pages.includes(pathname) ? 200 : 404,
    headers: { 'x-frame-options': 'DENY' },
  });

const ask = (address: string) =>
  worker.fetch(new Request(`https://site.example${address}`), { ASSETS: { fetch } });

test.each([
  ['/services/', '/services'],
  ['/services.html?a=B', '/services?a=B'],
  ['/index.html', '/'],
  ['/ar/index.html', '/ar'],
  ['/AR/', '/ar'],
  ['/AR/Frames/AMMAN', '/ar/frames/amman'],
])('%s redirects to %s for good', async (asked, page) => {
  const answer = await ask(asked);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(`https://site.example${page}`);
});

test.each([
  ['/nowhere/', '/404'],
  ['/Nowhere.html', '/404'],
  ['/arabic', '/404'],
  ['//elsewhere.example/', '/404'],
  ['/pictures/nowhere.avif', '/404'],
  ['/ar/nowhere', '/ar/404'],
  ['/AR/Nowhere/', '/ar/404'],
])('%s is unknown: the page %s with its headers', async (asked, page) => {
  const answer = await ask(asked);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(page);
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
});
