import { expect, type Page, test } from '@playwright/test';
import { inLanguage, itemAddress } from '#model/site-map.ts';
import { recordConsoleErrors } from '../console-errors.ts';
import { content, everyPage, fewOrAll, itemOf, languageLink, oneLanguage, visit } from '../site.ts';

const script = '<script>alert(1)</script>';
const image = '"><img src=x onerror=alert(1)>';
const item = itemAddress('frames', itemOf(content.frames, 'arches').slug, 'en');

/* Odd values of parameters, several in each address, since different parts of a page read them. */
const oddValues = [
  `?selection=open&selection=open&frame=toString&subject=${image}#/../..//`,
  '?frame=kalima&frame=dunes&size=NaN&project=constructor&category=toString#%E0%A4%A',
  '?service=__proto__&like=projects/%00&frame=%E0%A4%A&size=0x0&project[]=1&category=__proto__&subject=javascript:alert(1)#__proto__',
  `?frame=%00&size=%&project=%00&portfolio=%FF&category=${encodeURIComponent(image)}#%`,
  `?service=${script}&like=constructor&frame=${script}&size=9999999x1&project=__proto__&portfolio=constructor&lang=ar#<img src=x onerror=alert(1)>`,
];

/* Odd forms of an address, which the same code takes apart on every page. */
const oddForms = [
  '?utm_source=a&fbclid=b&size=50x70#:~:text=x',
  `?${'x'.repeat(3000)}=${'%20'.repeat(1000)}#${'y'.repeat(1000)}`,
  '??&&=&=%26#',
];

const odd = [...oddValues, ...oddForms];

/*
 * The pages whose scripts read the address: all odd values are tried on each of them, and the odd forms on the home page. Other
 * pages ignore the address, so one is enough. Both languages have the same scripts, so each language gets half of the addresses.
 */
const readers = ['home', 'portfolio', 'frames', 'projects', 'contact', 'brief', 'wall'];

for (const [index, { key, address, locale }] of everyPage.entries()) {
  const isReader = readers.includes(key);
  if (!isReader && locale !== oneLanguage[0].locale) continue;
  const ofPage = key === 'home' ? odd : fewOrAll(oddValues, oddForms);
  const ofLanguage = ofPage.filter((_, position) => position % 2 === (locale === 'en' ? 0 : 1));
  const tried = isReader ? ofLanguage : [odd[index % odd.length] ?? ''];

  test(`${locale}: ${key}`, async ({ page, baseURL }) => {
    const consoleErrors = recordConsoleErrors(page, baseURL);
    // These tests run without pictures, so the browser warns of preloaded pictures that are not used.
    const errors = () => consoleErrors.filter((line) => !/\/pictures\/\S+ was preloaded/.test(line));
    for (const rest of tried) {
      await test.step(rest.slice(0, 40), async () => {
        await leave(page, consoleErrors);
        await visit(page, `${address}${rest}`);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('h1')).toBeVisible();
        const link = languageLink(page);
        const other = everyPage.find((one) => one.key === key && one.locale !== locale)?.address ?? '';
        const there = new URL((await link.getAttribute('href')) ?? '', baseURL);
        expect(there.origin).toBe(baseURL);
        expect(there.pathname).toBe(other);
        expect(there.search).toBe(new URL(page.url()).search);
        expect(errors()).toEqual([]);
      });
    }
    if (!isReader) return;

    // The last odd address opens no dialog, so no dialog covers the language link, which is clicked next.
    await languageLink(page).click();
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'en' ? 'ar' : 'en');
    await expect(page.locator('h1')).toBeVisible();
    expect(errors()).toEqual([]);
  });
}

/* Addresses that hosts such as GitHub Pages and Netlify answer with the page, while this project's server redirects. */
const byHosts = fewOrAll<[asked: string, own: string]>(
  [
    ['/services.html', '/services'],
    ['/index.html', '/'],
    ['/ar/index.html', '/ar'],
    ['//ar//services', '/ar/services'],
    [`/ar${item}/`, `/ar${item}`],
  ],
  [
    ['/services/', '/services'],
    ['//services', '/services'],
    ['/frames/', '/frames'],
    ['/ar.html', '/ar'],
    ['/ar/', '/ar'],
    ['/ar/services.html', '/ar/services'],
    [`${item}.html`, item],
  ],
);

for (const [asked, own] of byHosts)
  test(`${asked} stays ${own} where a host answers it with that page`, async ({ page, baseURL }) => {
    const consoleErrors = recordConsoleErrors(page, baseURL);
    const query = '?utm_source=card#content';
    let served = '';
    await page.route(`${baseURL}${asked}?*`, async (route) => {
      const response = await route.fetch({ url: `${baseURL}${own}` });
      served = await response.text();
      await route.fulfill({ response });
    });
    await visit(page, `${baseURL}${asked}${query}`);
    await expect(page).toHaveURL(`${own}${query}`);
    const locale = own.startsWith('/ar') ? 'ar' : 'en';
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const heading = page.locator('h1');
    await expect(heading).toHaveCount(1);
    expect(served, 'the heading that came is the one that stays').toContain(
      `>${(await heading.innerHTML()).trim()}</h1>`,
    );
    expect(consoleErrors.filter((line) => !/\/pictures\/\S+ was preloaded/.test(line))).toEqual([]);

    // From this click on, the page makes its requests under its clean address.
    await languageLink(page).click();
    await expect(page).toHaveURL(`${inLanguage(own, locale === 'en' ? 'ar' : 'en')}${query}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'en' ? 'ar' : 'en');
    await expect(page.getByRole('main').locator('h1')).toBeVisible();
  });

/**
 * Opens a blank page, since changing only the hash of an address would not load a new page. Leaving a page aborts its
 * scripts, so errors about aborted scripts are removed from the record.
 */
async function leave(page: Page, consoleErrors: string[]) {
  await page.goto('about:blank');
  consoleErrors.length = 0;
}
