import { expect, type Page, test } from '@playwright/test';
import type { Locale } from '../../app/language/locales.ts';
import { itemAddress, itemPages } from '../../app/site-map.ts';
import { themeKey } from '../../app/theme/theme-script.ts';
import { addressIn, content, everyPage, itemOf, languages, visit } from '../site.ts';
import { stopLongWaits } from '../slow-line.ts';

/* A phone, and one whose screen asks for the largest pictures. */
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

/*
 * Bytes on the line (compressed, without headers) that a first view may take, without scrolling. React and the router
 * are 92.3 kB of script, the shell with what nearly all sections share 12.6, the list of all pages 1.5. What is filled in or
 * ordered on a page comes with it, and on the home page all sections. The document holds its own styles and data.
 */
const most = {
  script: { home: 122_600, brief: 114_700, orders: 113_900, other: 109_500 },
  document: { home: 45_500, frames: 28_500, other: 26_300 },
  font: { en: 30_000, ar: 72_000 },
  stylesheet: 0,
  home: 400_000,
  /** Elements of home, and with the controls of its rails. */
  elements: 1600,
};

const items = languages.flatMap(({ locale }) =>
  itemPages.map((key) => ({
    locale,
    key: `an item of ${key}`,
    address: itemAddress(key, itemOf<{ slug: string }>(content[key], 'kalima').slug, locale),
  })),
);

function mostScript(key: string) {
  if (key === 'home' || key === 'brief') return most.script[key];
  const isOrdered = ['frames', 'contact'].includes(key) || key.startsWith('an item');
  return isOrdered ? most.script.orders : most.script.other;
}

function mostDocument(key: string) {
  return key === 'home' || key === 'frames' ? most.document[key] : most.document.other;
}

/* Home at dusk weighs no more than by day. */
const dusk = languages.map((language) => ({
  locale: language.locale,
  key: 'home',
  address: addressIn(language, 'home'),
  theme: 'dark',
}));

/** Pictures that `sizes` calls much wider than the page shows them anywhere: too large a file would be fetched. */
function picturesCalledTooWide(page: Page) {
  return page.locator('picture').evaluateAll((pictures) => {
    const images = pictures.map((picture) => {
      const image = picture.querySelector('img') as HTMLImageElement;
      const { width, height } = image.getBoundingClientRect();
      const sizes = picture.querySelector('source')?.sizes.split(', ') ?? [];
      const ruler = document.body.appendChild(document.createElement('div'));
      ruler.style.inlineSize = sizes.at(-1) ?? '';
      const called = ruler.offsetWidth;
      ruler.remove();
      // What covers its box may hang over on both sides.
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      return { file: image.src, called, needed: width > 0 ? Math.max(width, height * ratio) : 0 };
    });
    const widest = ({ file }: { file: string }) =>
      Math.max(...images.filter((image) => image.file === file).map(({ needed }) => needed));
    return images
      .filter((image) => image.needed > 0 && image.called > 1.25 * widest(image))
      .map((image) => `${image.file}: ${image.called} px, is ${widest(image)}`);
  });
}

const pages: { key: string; address: string; locale: Locale; theme?: string }[] = [
  ...everyPage,
  ...items,
  ...dusk,
];

for (const { key, address, locale, theme = 'light' } of pages) {
  test(`${locale}: ${key}, ${theme}`, async ({ page }) => {
    await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
      themeKey,
      theme,
    ] as const);
    // What comes by itself after a rest is not of the first view; a slow machine would count it.
    await stopLongWaits(page);
    const answers: Promise<{ kind: string; size: number }>[] = [];
    page.on('requestfinished', (request) => {
      const sized = request
        .sizes()
        .then(({ responseBodySize: size }) => ({ kind: request.resourceType(), size }));
      answers.push(sized);
    });
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    const found = await Promise.all(answers);
    const bytesOf = (kind: string) =>
      found.filter((one) => one.kind === kind).reduce((sum, { size }) => sum + size, 0);
    expect(bytesOf('script')).toBeGreaterThan(0);
    expect(bytesOf('script')).toBeLessThanOrEqual(mostScript(key));
    expect(bytesOf('document')).toBeLessThanOrEqual(mostDocument(key));
    expect(bytesOf('font')).toBeLessThanOrEqual(most.font[locale]);
    expect(bytesOf('stylesheet')).toBe(most.stylesheet);
    const all = found.reduce((sum, { size }) => sum + size, 0);
    if (key === 'home') {
      expect(all).toBeLessThan(most.home);
      await page.mouse.wheel(0, 10);
      const { nav } = languages.find((one) => one.locale === locale)?.words ?? languages[0].words;
      await expect(page.getByRole('group', { name: nav.frames, exact: true })).toBeAttached();
      expect(await page.evaluate(() => document.body.querySelectorAll('*').length)).toBeLessThanOrEqual(
        most.elements,
      );
    }
    expect(await picturesCalledTooWide(page)).toEqual([]);
  });
}

test('who only looks for ten seconds is sent no more than that', async ({ context }) => {
  const visits = [addressIn(languages[0], 'home'), ...items.map(({ address }) => address)].map(
    async (address) => {
      const page = await context.newPage();
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) => {
        if (request.resourceType() !== 'script') return;
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
      await visit(page, address);
      await page.waitForFunction(() => performance.now() > 10_000);
      const sum = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
      expect(sum, address).toBeLessThanOrEqual(address === '/' ? most.script.home : most.script.orders);
    },
  );
  await Promise.all(visits);
});
