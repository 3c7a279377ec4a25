import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { itemAddresses } from '#app/loaders/item-addresses.server.ts';
import { languages as allLocales } from '#model/language/locales.ts';
import { addresses, inLanguage, itemAddress } from '#model/site-map.ts';
import { content, itemOf } from '../site.ts';

const all = [...addresses, ...itemAddresses()];
const { url } = content.site;
const fullUrl = (address: string) => `${url}${address}`;
const path = (address: string) => address.slice(url.length);

/** The metadata in the head of a page, read without scripts, like crawlers. An element that is missing or repeated gives null. */
function headOf(page: Page, html: string) {
  return page.evaluate((text) => {
    const { head } = new DOMParser().parseFromString(text, 'text/html');
    const attributeOf = (selector: string, attribute: string) => {
      const [first, ...more] = head.querySelectorAll(selector);
      return more.length > 0 ? null : (first?.getAttribute(attribute) ?? null);
    };
    const openGraph = (name: string) => attributeOf(`[property="og:${name}"]`, 'content');
    const languages = [...head.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(
      (link) => link.hreflang,
    );
    return {
      title: head.querySelector('title')?.textContent ?? '',
      description: attributeOf('[name=description]', 'content'),
      canonical: attributeOf('link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(
        languages.map((language) => [language, attributeOf(`link[hreflang="${language}"]`, 'href')]),
      ),
      shared: {
        title: openGraph('title'),
        description: openGraph('description'),
        url: openGraph('url'),
        image: openGraph('image'),
      },
    };
  }, html);
}

test.use({ javaScriptEnabled: false });

test('every page and item has a head of its own, and a preview picture of the stated size', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const address of all) {
    const html = await (await request.get(address)).text();
    const { title, description, canonical, alternates, shared } = await headOf(page, html);
    expect(title, address).toBeTruthy();
    expect(titles.get(title), `${address} has the title of`).toBeUndefined();
    titles.set(title, address);
    expect(description, address).toBeTruthy();
    expect(descriptions.get(`${description}`), `${address} has the description of`).toBeUndefined();
    descriptions.set(`${description}`, address);
    expect(canonical).toBe(fullUrl(address));
    const inEach = allLocales.map((language) => [language, fullUrl(inLanguage(address, language))]);
    expect(alternates).toEqual({
      ...Object.fromEntries(inEach),
      'x-default': fullUrl(inLanguage(address, 'en')),
    });
    expect(shared).toMatchObject({ title, description, url: fullUrl(address) });
    const preview = await request.get(path(shared.image ?? ''));
    expect(preview.status(), address).toBe(200);
    const picture = await preview.body();
    expect(picture.length).toBeLessThan(250_000);
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  }
});

test('structured data says what stands on the page, and no ratings', async ({ page }) => {
  const read = async (address: string) => {
    await page.goto(address);
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const objects = scripts.map((text) => JSON.parse(text));
    expect(scripts.join()).not.toMatch(/rating|review/i);
    for (const object of objects) expect(object['@context']).toBe('https://schema.org');
    return Object.fromEntries(objects.map((object) => [object['@type'], object]));
  };
  const home = await read('/ar');
  expect(home.HomeAndConstructionBusiness).toMatchObject({
    name: content.site.name.ar,
    telephone: content.site.contact.phone,
  });
  expect(home.WebSite).toMatchObject({ inLanguage: 'ar' });
  const frame = itemOf(content.frames, 'dunes');
  const shop = await read(itemAddress('frames', frame.slug, 'en'));
  expect(
    shop.Product.offers.map(({ price, priceCurrency }: Record<string, unknown>) => [price, priceCurrency]),
  ).toEqual(frame.pricing.map(({ price }) => [price, 'JOD']));
  expect(shop.BreadcrumbList.itemListElement).toHaveLength(3);
  const courses = await read('/courses');
  expect(courses.ItemList.itemListElement).toHaveLength(content.courses.length);
  const project = itemOf(content.projects, 'family-majlis');
  const majlis = await read(itemAddress('projects', project.slug, 'ar'));
  expect(majlis.ImageGallery.image).toHaveLength(project.images.length);
});

test('the sitemap lists every page and item once, with its other language; robots.txt names it', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${url}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed.toSorted()).toEqual(all.map(fullUrl).toSorted());
  expect(sitemap.match(/hreflang="ar"/g)).toHaveLength(all.length);
  const pictures = [...sitemap.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(
    ([, address = '']) => address,
  );
  for (const picture of new Set(pictures)) expect((await request.head(path(picture))).status()).toBe(200);
});

test('the icons and both web manifests are there', async ({ request }) => {
  for (const [file, lang] of [
    ['/site.webmanifest', 'en'],
    ['/ar.webmanifest', 'ar'],
  ] as const) {
    const manifest = await (await request.get(file)).json();
    expect(manifest).toMatchObject({ lang, name: content.site.name[lang] });
    for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
      const icon = await request.get(new URL(src, 'http://site/').pathname);
      expect(icon.status(), src).toBe(200);
      if (src.endsWith('.png'))
        expect(`${(await sharp(await icon.body()).metadata()).width}`).toBe(sizes.split('x')[0]);
    }
  }
  expect((await request.get('/apple-touch-icon.png')).status()).toBe(200);
  expect(await (await request.get('/favicon.svg')).text()).toContain('xmlns="http://www.w3.org/2000/svg"');
});
