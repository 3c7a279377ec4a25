import { expect, type Page, test } from '@playwright/test';
import { itemAddress } from '#model/site-map.ts';
import { addressIn, content, oneLanguage, visit } from '../site.ts';
import { anyScript, holdRequests } from '../slow-line.ts';

/*
 * No picture may be enlarged by more than 15 % if its original is large enough. Two pixels per CSS pixel count as full sharpness.
 */

const maxFactor = 1.15;

/** A picture of one pixel that answers all requests for pictures: the test only checks which file is requested. */
const onePixel = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

const screens = [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 820, height: 1180, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 2 },
  { width: 1920, height: 1080, deviceScaleFactor: 1 },
];

const [language] = oneLanguage;
const address = (key: Parameters<typeof addressIn>[1]) => addressIn(language, key);
const compared = content.projects.find(({ comparison }) => comparison);
const kinds: Record<string, string> = {
  home: address('home'),
  services: address('services'),
  portfolio: address('portfolio'),
  'a work': itemAddress('portfolio', content.portfolio[0]?.slug ?? '', language.locale),
  'a project that compares': itemAddress('projects', compared?.slug ?? '', language.locale),
  frames: address('frames'),
  'a frame': itemAddress('frames', content.frames[0]?.slug ?? '', language.locale),
  courses: address('courses'),
  contact: address('contact'),
  wall: address('wall'),
};

/** How many pictures are shown, and those that are enlarged although their originals have more pixels, each with its factor. */
function enlargedPictures(page: Page) {
  return page.evaluate(async (maxFactor) => {
    // An <img> keeps the file that it once chose, so a copy of the element is made, which chooses a file for the present
    // screen.
    for (const picture of document.querySelectorAll('picture')) {
      const copy = picture.cloneNode(true) as HTMLElement;
      for (const image of copy.querySelectorAll('img')) image.loading = 'eager';
      picture.replaceWith(copy);
    }
    const images = [...document.querySelectorAll<HTMLImageElement>('picture:not(.yarl__root *) img')];
    await Promise.all(images.filter((image) => image.checkVisibility()).map((image) => image.decode()));
    const shown = images.flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      const [, chosen] = /-(\d+)\.avif$/.exec(image.currentSrc) ?? [];
      return width === 0 || !chosen ? [] : [{ image, width, height, chosen }];
    });
    const enlarged = shown.flatMap(({ image, width, height, chosen }) => {
      const isCut = image.currentSrc.includes('-phone-');
      const original = Number(image.getAttribute('width'));
      const ratio = isCut ? 0.8 : original / Number(image.getAttribute('height'));
      const isWhole = getComputedStyle(image).objectFit === 'contain';
      const drawn = (isWhole ? Math.min : Math.max)(width, height * ratio);
      const factor = (drawn * Math.min(devicePixelRatio, 2)) / Number(chosen);
      const hasMore = Number(chosen) < (isCut ? Number(image.getAttribute('height')) * ratio - 1 : original);
      return factor > maxFactor && hasMore
        ? [`${image.currentSrc.split('/').pop()}: ${factor.toFixed(2)}`]
        : [];
    });
    return { shown: shown.length, enlarged };
  }, maxFactor);
}

for (const [kind, start] of Object.entries(kinds))
  test(`${kind}: no picture is enlarged`, async ({ page }) => {
    await page.route('**/pictures/**', (route) =>
      route.fulfill({ body: onePixel, contentType: 'image/gif' }),
    );
    // React would replace pictures of one pixel, which it takes for pictures that could not be loaded.
    await holdRequests(page, anyScript);
    // With a hash in the address the page is laid out completely at once.
    await page.goto(`${start}#content`, { waitUntil: 'domcontentloaded' });
    const screen = await page.context().newCDPSession(page);
    for (const metrics of screens) {
      await screen.send('Emulation.setDeviceMetricsOverride', { ...metrics, mobile: false });
      const { shown, enlarged } = await enlargedPictures(page);
      expect(shown).toBeGreaterThan(0);
      expect.soft(enlarged, `${metrics.width} px`).toEqual([]);
    }
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const comparison = itemAddress('projects', compared?.slug ?? '', language.locale);
  for (const [name, start, isCut] of [
    ['the top of a page is cut to its shape', comparison, true],
    ['details show pictures whole', `${address('home')}?project=${compared?.slug}`, false],
    ['a picture that is opened is whole', `${comparison}?picture=1`, false],
  ] as const)
    test(name, async ({ page }) => {
      await visit(page, start);
      const images = page.locator(isCut ? 'main img' : 'dialog[open] img').filter({ visible: true });
      const files = () =>
        images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc));
      await expect.poll(async () => (await files()).join()).toContain('.avif');
      expect((await files()).some((file) => file.includes('-phone-'))).toBe(isCut);
    });
});
