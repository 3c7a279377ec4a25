import { expect, type Locator, type Page, test } from '@playwright/test';
import { fill } from '#model/language/translate.ts';
import { itemAddress } from '#model/site-map.ts';
import { drag, pinch, tapTwice } from '../by-finger.ts';
import {
  addressIn,
  boxOf,
  content,
  itemOf,
  type Language,
  languages,
  middleOf,
  oneLanguage,
  scriptsAreReady,
  visit,
} from '../site.ts';
import { anyScript, holdRequests, letItSettle, letTimePass } from '../slow-line.ts';

/* A picture of an item opens over the whole window, above the page or the dialog that shows it. */

const project = itemOf(content.projects, 'walnut-kitchen');
const frame = itemOf(content.frames, 'kalima');
/** The picture of the project that is opened: a landscape one of 3:2, in the middle of the page. */
const n = 2;
/** After this time (ms), a tap is no longer taken for the second half of a double tap. */
const doubleTapTime = 500;
const window = { width: 390, height: 844 };

const pageOf = ({ locale }: Language) => itemAddress('projects', project.slug, locale);
const dialogOf = (language: Language) => `${addressIn(language, 'projects')}?project=${project.slug}`;

/** The lightbox of an item, with what it shows. */
function lightboxOn(
  page: Page,
  { locale, words }: Language,
  { title, images }: typeof project | typeof frame,
) {
  const lightbox = page.getByRole('dialog', {
    name: fill(words.picture.fullScreen, { title: title[locale] }),
    exact: true,
  });
  const labelOf = (at: number) => images[at - 1]?.label?.[locale] ?? '';
  const captionOf = (at: number) => {
    const image = images[at - 1];
    return (image && 'caption' in image && image.caption?.[locale]) || labelOf(at);
  };
  return {
    lightbox,
    /** A button on the page or in the details that opens a picture. */
    button: (kind: 'open' | 'enlarge', at: number) =>
      page.getByRole('button', {
        name: fill(words.picture[kind], { n: at, m: images.length }),
        exact: true,
      }),
    picture: (at: number) => lightbox.getByRole('img', { name: labelOf(at), exact: true }),
    caption: (at: number) => lightbox.getByText(captionOf(at), { exact: true }),
    captionButton: lightbox.getByRole('button', { name: words.picture.caption }),
    close: lightbox.getByRole('button', { name: words.common.close }),
    position: (at: number) =>
      lightbox
        .getByRole('status')
        .filter({ hasText: fill(words.picture.position, { n: at, m: images.length }) }),
  };
}

const waysToClose: Record<string, (page: Page, shown: ReturnType<typeof lightboxOn>) => Promise<unknown>> = {
  'its button': (_, { close }) => close.tap(),
  Back: (page) => page.goBack(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a tap beside the picture': (page) => page.touchscreen.tap(window.width / 2, 100),
  'a pull downwards': async (page, { picture }) => drag(page, await middleOf(picture(n)), [0, 90]),
};

/** The height and the edges of a picture in the window. */
async function edgesOf(picture: Locator) {
  const { x, y, width, height } = await boxOf(picture);
  return { left: x, right: x + width, top: y, bottom: y + height, height };
}

const heightOf = async (picture: Locator) => Math.round((await boxOf(picture)).height);

test.describe('by finger', () => {
  test.use({
    viewport: window,
    isMobile: true,
    hasTouch: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const language of oneLanguage) {
    test(`${language.locale}: above a page, which stays where it is, it closes in five ways`, async ({
      page,
    }) => {
      await visit(page, pageOf(language));
      const shown = lightboxOn(page, language, project);
      const { lightbox, button, picture } = shown;
      await button('open', n).scrollIntoViewIfNeeded();
      const before = await boxOf(button('open', n));
      for (const [way, close] of Object.entries(waysToClose)) {
        await letTimePass(page, doubleTapTime);
        await button('open', n).tap();
        await expect(picture(n), way).toBeInViewport();
        expect(await boxOf(lightbox)).toEqual({ x: 0, y: 0, ...window });
        await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
        await close(page, shown);
        await expect(lightbox, way).toBeHidden();
        await expect(button('open', n), way).toBeFocused();
        await expect(page, way).toHaveURL(pageOf(language));
        expect(await boxOf(button('open', n)), way).toEqual(before);
      }
    });

    test(`${language.locale}: above details, which stay as they are, it closes in five ways; then Back closes the details`, async ({
      page,
    }) => {
      await visit(page, addressIn(language, 'projects'));
      const shown = lightboxOn(page, language, project);
      const { lightbox, button, picture } = shown;
      const title = project.title[language.locale];
      const details = page.getByRole('dialog', { name: title, exact: true });
      const card = page.getByRole('main').getByRole('link', { name: title, exact: true });
      await card.tap();
      await details
        .getByRole('button', { name: fill(language.words.picture.open, { n, m: project.images.length }) })
        .tap();
      const before = await boxOf(button('enlarge', n));
      for (const [way, close] of Object.entries(waysToClose)) {
        await letTimePass(page, doubleTapTime);
        await details
          .getByRole('img', { name: project.images[n - 1]?.label?.[language.locale] ?? '' })
          .first()
          .tap();
        await expect(picture(n), way).toBeInViewport();
        await close(page, shown);
        await expect(lightbox, way).toBeHidden();
        await expect(details, way).toBeVisible();
        await expect(button('enlarge', n), way).toBeFocused();
        await expect(page, way).toHaveURL(dialogOf(language));
        expect(await boxOf(button('enlarge', n)), way).toEqual(before);
        await expect(page.locator('html'), 'the page behind is still locked').toHaveAttribute('data-locked');
      }
      await page.goBack();
      await expect(details).toBeHidden();
      await expect(page).toHaveURL(addressIn(language, 'projects'));
      await expect(card).toBeFocused();
    });

    test(`${language.locale}: a copied address shows details and picture; a double tap closes the picture alone, Escape the details`, async ({
      page,
    }) => {
      await visit(page, `${addressIn(language, 'frames')}?frame=${frame.slug}&picture=2`);
      const { lightbox, picture, close } = lightboxOn(page, language, frame);
      const details = page.getByRole('dialog', { name: frame.title[language.locale], exact: true });
      await expect(picture(2)).toBeInViewport();
      await tapTwice(page, await middleOf(close));
      await expect(lightbox).toBeHidden();
      await letItSettle(page);
      await expect(details).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(details).toBeHidden();
      await expect(page).toHaveURL(addressIn(language, 'frames'));
    });

    test(`${language.locale}: a button that is tapped before hydration opens its picture`, async ({
      page,
    }) => {
      const release = await holdRequests(page, anyScript);
      await page.goto(pageOf(language), { waitUntil: 'domcontentloaded' });
      const { button, picture } = lightboxOn(page, language, project);
      await button('open', n).tap();
      release();
      await scriptsAreReady(page);
      await expect(picture(n)).toBeInViewport();
    });

    test(`${language.locale}: fingers enlarge a picture and move it, up to its edges; a swipe leads to the next one`, async ({
      page,
    }) => {
      await visit(page, `${pageOf(language)}?picture=${n}`);
      const { lightbox, picture } = lightboxOn(page, language, project);
      await expect.poll(() => heightOf(picture(n))).toBe(260);
      await expect(picture(n)).toHaveJSProperty('complete', true);
      const [x, y] = await middleOf(picture(n));

      await test.step('a shorter pull leaves the picture where it was', async () => {
        const before = await boxOf(picture(n));
        await drag(page, [x, y], [0, 70]);
        await letItSettle(page);
        await expect(lightbox).toBeVisible();
        expect(await boxOf(picture(n))).toEqual(before);
      });

      await test.step('two fingers enlarge it up to four times; it can be moved up to its edges', async () => {
        await pinch(page, [x, y], [60, 120]);
        await expect.poll(() => heightOf(picture(n))).toBe(520);
        await pinch(page, [x, y], [40, 320]);
        await expect.poll(() => heightOf(picture(n))).toBe(4 * 260);
        const sides = [
          [[300, 0], 3, 'left', 0],
          [[-300, 0], 5, 'right', window.width],
          [[0, 300], 1, 'top', 0],
          [[0, -300], 1, 'bottom', window.height],
        ] as const;
        // Each way is longer than the picture reaches beyond the window.
        for (const [way, times, side, edge] of sides) {
          for (let time = 0; time < times; time += 1) await drag(page, [195, 422], [...way]);
          expect((await edgesOf(picture(n)))[side], side).toBeCloseTo(edge, -1);
        }
        await pinch(page, [x, y], [320, 40]);
        await expect.poll(() => heightOf(picture(n))).toBe(260);
        await expect(lightbox).toBeVisible();
      });

      await test.step('a double tap fills the screen around the tapped point, and another shows the picture whole', async () => {
        await letTimePass(page, doubleTapTime);
        await tapTwice(page, [x + 60, y]);
        await expect.poll(() => heightOf(picture(n))).toBeGreaterThanOrEqual(600);
        const { left, right, top, bottom } = await edgesOf(picture(n));
        expect(left + (right - left) * ((x + 60) / window.width)).toBeCloseTo(x + 60, 0);
        expect(top).toBeLessThanOrEqual(1);
        expect(bottom).toBeGreaterThanOrEqual(window.height - 1);
        // The largest file is requested.
        await expect
          .poll(() => picture(n).evaluate((image) => (image as HTMLImageElement).currentSrc))
          .toMatch(/-(1600|2400)\.avif$/);
        await tapTwice(page, [x, y]);
        await expect.poll(() => heightOf(picture(n))).toBe(260);
      });

      await test.step('a swipe leads to the next picture, in both directions of reading', async () => {
        await letTimePass(page, doubleTapTime);
        await expectSwipeToLeadOn(page, language);
        const other = languages.find((one) => one !== language) ?? language;
        await visit(page, `${pageOf(other)}?picture=${n}`);
        await expectSwipeToLeadOn(page, other);
      });
    });

    test(`${language.locale}: a picture that does not come in a larger file stays in its smaller one`, async ({
      page,
    }) => {
      await visit(page, pageOf(language));
      const { button, picture } = lightboxOn(page, language, project);
      const onPage = page
        .getByRole('main')
        .getByRole('img', { name: project.images[n - 1]?.label?.[language.locale] ?? '', exact: true });
      await button('open', n).scrollIntoViewIfNeeded();
      await expect(onPage).toHaveJSProperty('complete', true);
      const known = await onPage.evaluate((image) => (image as HTMLImageElement).currentSrc);
      await page.route(/\/pictures\//, (route) =>
        route.request().url() === known ? route.continue() : route.abort(),
      );
      await button('open', n).tap();
      await expect(picture(n)).toBeInViewport();
      await letTimePass(page, doubleTapTime);
      await tapTwice(page, await middleOf(picture(n)));
      await expect.poll(() => heightOf(picture(n))).toBeGreaterThanOrEqual(600);
      await expect(picture(n)).toHaveJSProperty('currentSrc', known);
      await expect(picture(n)).not.toHaveJSProperty('naturalWidth', 0);
    });
  }
});

/** Expects that a swipe in the direction of reading leads to the next picture. */
async function expectSwipeToLeadOn(page: Page, language: Language) {
  const { picture } = lightboxOn(page, language, project);
  await expect(picture(n)).toBeInViewport();
  await drag(page, await middleOf(picture(n)), [language.dir === 'rtl' ? 180 : -180, 0]);
  await expect(picture(n + 1)).toBeInViewport();
  await expect(picture(n)).not.toBeInViewport();
}

for (const language of languages) {
  const { locale, dir } = language;
  const [onwards, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

  test.describe(locale, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('keys lead to the next and previous picture with its caption, also from an enlarged one, and not below', async ({
      page,
    }) => {
      await visit(page, `${itemAddress('frames', frame.slug, locale)}?picture=1`);
      const { lightbox, picture, position, caption, captionButton } = lightboxOn(page, language, frame);
      const last = frame.images.length;
      const below = page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: fill(language.words.picture.position, { n: 1, m: frame.images.length }) });
      await expect(picture(1)).toBeInViewport();
      await test.step('a button shows the caption, and the caption goes with the picture', async () => {
        await expect(captionButton).toHaveAttribute('aria-expanded', 'false');
        await expect(caption(1)).toBeHidden();
        await captionButton.click();
        await expect(captionButton).toHaveAttribute('aria-expanded', 'true');
        await expect(caption(1)).toBeVisible();
        await page.keyboard.press(onwards);
        await expect(caption(2)).toBeVisible();
        await captionButton.click();
        await expect(caption(2)).toBeHidden();
      });
      await expect(picture(2)).toBeInViewport();
      await expect(position(2)).toBeAttached();
      await page.keyboard.press(back);
      await page.keyboard.press(back);
      await expect(picture(last)).toBeInViewport();
      const whole = await heightOf(picture(last));
      await page.keyboard.press('+');
      await expect.poll(() => heightOf(picture(last))).toBeGreaterThan(whole);
      await page.keyboard.press(onwards);
      await expect(picture(1)).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(lightbox).toBeHidden();
      await expect(below).toBeAttached();
    });
  });
}
