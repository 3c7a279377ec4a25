import { type APIRequestContext, expect, test } from '@playwright/test';
import { addressIn, content, everyPage, languages } from '../site.ts';

/* The attributes of all elements with the given tag name, read from the served HTML. */
function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
      ]),
    ),
  );
}

async function htmlOf(request: APIRequestContext, address: string): Promise<string> {
  return (await request.get(address)).text();
}

test('every link within the site leads to a page, and every hash to something on it', async ({ request }) => {
  const bodies = new Map<string, string>();
  const dead = new Set<string>();
  const lost = [`${addressIn(languages[0], 'faq')}/lost`, `${addressIn(languages[1], 'faq')}/lost`];
  for (const from of [...everyPage.map(({ address }) => address), ...lost]) {
    const html = await htmlOf(request, from);
    bodies.set(from, html);
    const links = tags(html, 'a');
    expect(links.length).toBeGreaterThan(10);
    for (const { href = '', hreflang } of links) {
      const { origin, pathname, hash } = new URL(href, `http://site${from}`);
      if (origin !== 'http://site') continue;
      // A page that does not exist has no version in the other language either.
      if (lost.includes(from) && hreflang) continue;
      if (!bodies.has(pathname)) {
        const response = await request.get(pathname, { maxRedirects: 0 });
        if (response.status() !== 200) dead.add(`${from} → ${href}: ${response.status()}`);
        bodies.set(pathname, await response.text());
      }
      if (hash && !bodies.get(pathname)?.includes(`id="${decodeURIComponent(hash.slice(1))}"`)) {
        dead.add(`${from} → ${href}: nothing of that name`);
      }
    }
  }
  expect([...dead]).toEqual([]);
});

test('every link to elsewhere opens a new tab', async ({ request }) => {
  for (const { address } of everyPage) {
    const outside = tags(await htmlOf(request, address), 'a').filter(({ href }) => href?.startsWith('http'));
    expect(outside.length).toBeGreaterThan(0);
    for (const { href, target, rel } of outside) {
      expect({ target, rel: rel?.split(' ').includes('noopener') }, href).toEqual({
        target: '_blank',
        rel: true,
      });
    }
  }
});

test('an address with a slash at its end leads to the one without', async ({ request }) => {
  for (const { address } of everyPage) {
    if (address === '/') continue;
    const response = await request.get(`${address}/`, { maxRedirects: 0 });
    expect([301, 308], address).toContain(response.status());
    expect(response.headers().location).toBe(address);
  }
});

test('pages are complete as they are served', async ({ request }) => {
  for (const language of languages) {
    const { locale } = language;
    const frames = await htmlOf(request, addressIn(language, 'frames'));
    for (const { code } of content.frames) expect(frames).toContain(`${code}%2F30x40`);
    const services = await htmlOf(request, addressIn(language, 'services'));
    for (const { description } of content.services) expect(services).toContain(description[locale]);
  }
});
