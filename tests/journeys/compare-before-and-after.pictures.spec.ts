import { expect, type Locator, type Page, test } from '@playwright/test';
import { fill } from '#model/language/translate.ts';
import { itemAddress } from '#model/site-map.ts';
import { drag } from '../by-finger.ts';
import { printed } from '../on-paper.ts';
import {
  addressIn,
  boxOf,
  content,
  type Language,
  languages,
  onceIn,
  opener,
  scriptsAreReady,
  visit,
} from '../site.ts';
import { anyScript, holdRequests } from '../slow-line.ts';

const project = content.projects.find(({ comparison }) => comparison);
const labelOf = (which: 'before' | 'after', { locale }: Language) =>
  project?.images.find(({ url }) => url === project.comparison?.[which])?.label?.[locale] ?? '';

const addressOf = ({ locale }: Language) => itemAddress('projects', project?.slug ?? '', locale);

function comparisonIn(scope: Page | Locator, language: Language) {
  const { picture } = language.words;
  return {
    slider: scope.getByRole('slider', { name: picture.compare }),
    before: scope.getByRole('img', { name: labelOf('before', language), exact: true }),
    after: scope.getByRole('img', { name: labelOf('after', language), exact: true }).first(),
    share: (n: number) => fill(picture.share, { n, m: 100 - n }),
  };
}

/**
 * The picture (before or after) that is visible at a point. The point is a share of the width, from the side where reading
 * starts.
 */
async function seenAt(page: Page, slider: Locator, share: number, { dir }: Language) {
  const box = await boxOf(slider.locator('..'));
  const x = box.x + box.width * (dir === 'rtl' ? 1 - share : share);
  return page.evaluate(
    ([left, top]) => {
      // The pictures ignore pointers (pointer-events: none); the test lets them react, so that elementFromPoint finds them.
      for (const image of document.querySelectorAll<HTMLElement>('[data-comparison] img')) {
        image.style.pointerEvents = 'auto';
      }
      const pictures = document.elementsFromPoint(left, top).filter((one) => one.localName === 'img');
      return pictures[0]?.getAttribute('alt');
    },
    [x, box.y + box.height / 4] as const,
  );
}

test.skip(project === undefined, 'no project has a comparison');

for (const language of languages) {
  const once = onceIn(language);
  const { locale, dir, words } = language;

  test.describe(locale, () => {
    test('before stands on the start side, and keys draw the line', async ({ page }) => {
      await visit(page, addressOf(language));
      const { slider, before, after, share } = comparisonIn(page.getByRole('main'), language);
      await expect(before).toBeVisible();
      await expect(after).toBeVisible();
      await expect(slider).toHaveAttribute('aria-valuetext', share(50));
      expect(await seenAt(page, slider, 0.3, language)).toBe(labelOf('before', language));
      expect(await seenAt(page, slider, 0.7, language)).toBe(labelOf('after', language));

      await slider.focus();
      await page.keyboard.press('PageDown');
      await page.keyboard.press('PageDown');
      await page.keyboard.press('PageDown');
      await expect(slider).toHaveAttribute('aria-valuetext', share(20));
      expect(await seenAt(page, slider, 0.3, language)).toBe(labelOf('after', language));
      await page.keyboard.press(dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
      await expect(slider).toHaveAttribute('aria-valuetext', share(21));
      await page.keyboard.press('End');
      await expect(slider).toHaveAttribute('aria-valuetext', share(100));
      expect(await seenAt(page, slider, 0.98, language)).toBe(labelOf('before', language));
      // The slider handles the keys, so the gallery still shows the same picture.
      await expect(page.getByText(words.picture.open.replace('{n}', '1'))).toHaveCount(0);
      await expect(slider).toBeVisible();
    });

    once('it is drawn with the pointer in the dialog, and goes with its picture', async ({ page }) => {
      await visit(page, addressIn(language, 'projects'));
      const title = project?.title[locale] ?? '';
      const dialog = page.getByRole('dialog', { name: title });
      const { slider, after, share } = comparisonIn(dialog, language);
      await opener(page, title).click();
      const box = await boxOf(slider.locator('..'));
      const at = (share: number) => box.x + box.width * (dir === 'rtl' ? 1 - share : share);
      await page.mouse.move(at(0.5), box.y + box.height / 3);
      await page.mouse.down();
      await page.mouse.move(at(0.8), box.y + box.height / 3, { steps: 5 });
      await page.mouse.up();
      await expect(slider).toHaveAttribute('aria-valuetext', share(80));
      await dialog.getByRole('button', { name: words.picture.next }).click();
      await expect(slider).toHaveCount(0);
      await dialog.getByRole('button', { name: words.picture.previous }).click();
      await expect(slider).toBeVisible();
      await expect(after).toBeInViewport();
    });

    once('what was drawn before hydration stays', async ({ page }) => {
      const release = await holdRequests(page, anyScript);
      await page.goto(addressOf(language), { waitUntil: 'commit' });
      const { slider, share } = comparisonIn(page.getByRole('main'), language);
      await slider.focus();
      await page.keyboard.press('PageDown');
      release();
      await scriptsAreReady(page);
      await expect(slider).toHaveAttribute('aria-valuetext', share(40));
      await expect(slider).toHaveJSProperty('valueAsNumber', 40);
    });

    once(
      'on paper both stand side by side, with their words, on one page with the rest',
      async ({ page }) => {
        await visit(page, addressOf(language));
        expect((await printed(page)).pages).toHaveLength(1);
        await page.emulateMedia({ media: 'print' });
        const [before, after] = await expectBothWithCaptions(page, language);
        expect(after.y).toBeLessThan(before.y + before.height / 2);
        expect(before.x < after.x).toBe(language.dir === 'ltr');
        expect(Math.abs(before.x - after.x)).toBeGreaterThanOrEqual(before.width);
      },
    );
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`${language.locale}: both stand one below the other, with their words`, async ({ page }) => {
      await page.goto(addressOf(language));
      const [before, after] = await expectBothWithCaptions(page, language);
      expect(after.y).toBeGreaterThanOrEqual(before.y + before.height);
    });
  }
});

/** Expects both pictures side by side in equal widths, with captions and without the slider; returns their boxes. */
async function expectBothWithCaptions(page: Page, language: Language) {
  const { slider, before, after } = comparisonIn(page.getByRole('main'), language);
  await expect(slider).toBeHidden();
  const boxes = [await boxOf(before), await boxOf(after)] as const;
  expect(boxes[1].width).toBeCloseTo(boxes[0].width, 0);
  for (const which of ['before', 'after'] as const) {
    await expect(page.locator('figcaption').getByText(labelOf(which, language))).toBeVisible();
  }
  return boxes;
}

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the line follows the finger; a swipe up scrolls, a swipe beside the line turns the picture of a gallery', async ({
    page,
  }) => {
    const [, arabic] = languages;
    await visit(page, addressOf(arabic));
    const main = page.getByRole('main');
    const { slider, share } = comparisonIn(main, arabic);
    const box = await boxOf(slider.locator('..'));
    const middle = box.x + box.width / 2;
    const height = box.y + box.height / 3;

    await drag(page, [middle, height], [-box.width / 4, 0]);
    await expect(slider).toHaveAttribute('aria-valuetext', share(75));

    await drag(page, [middle, height], [0, -200]);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await expect(slider).toHaveAttribute('aria-valuetext', share(75));

    // The gallery of a dialog shows the same comparison of before and after.
    await visit(page, `${addressIn(arabic, 'projects')}?project=${project?.slug}`);
    const dialog = page.getByRole('dialog');
    const inDialog = comparisonIn(dialog, arabic).slider;
    const stage = await boxOf(inDialog.locator('..'));
    const third = stage.y + stage.height / 3;
    // The gallery has just been loaded, so the swipe is repeated until it reacts.
    await expect(async () => {
      await drag(page, [stage.x + stage.width * 0.15, third], [stage.width * 0.3, 0]);
      await expect(inDialog).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  });
});
