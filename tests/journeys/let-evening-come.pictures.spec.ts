import { expect, type Page, test } from '@playwright/test';
import { themeKey } from '#model/stored-data.ts';
import { drag } from '../by-finger.ts';
import {
  addressIn,
  boxOf,
  content,
  languages,
  middleOf,
  oneLanguage,
  scriptsAreReady,
  scrollThrough,
  visit,
} from '../site.ts';
import { anyScript, holdRequests } from '../slow-line.ts';

/* Some pictures have an evening version of the same view, shown in the dark theme; the cord of the lamp switches the theme. */

/** The common name of a picture's files, such as `pictures-hero-arch`. */
const stem = (file: string) => file.replace(/\.\w+$/, '').replaceAll('/', '-');
const { image } = content.site.hero.background;
const heroes = { day: stem(image.url), dusk: stem(image.dusk ?? '') };
const duskFiles = [
  heroes.dusk,
  ...[...content.portfolio, ...content.projects].flatMap(({ folder, images }) =>
    // A picture taken in the evening is its own evening version, so there is no separate file for dusk.
    images.flatMap(({ url, dusk }) => (dusk && dusk !== url ? [stem(`${folder}/${dusk}`)] : [])),
  ),
];

/** Records the file names, without hash and width, of the pictures that a page requests. */
function recordPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/pictures\/(.+)-[0-9a-f]+-\d+\.\w+$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

async function seeAll(page: Page) {
  await scrollThrough(page);
  // Cards in a rail have pictures of their own.
  const cards = page.locator('[data-rail] > *');
  for (const card of await cards.all())
    await card.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
}

for (const language of oneLanguage) {
  const { locale, words } = language;

  test(`${locale}: by day nothing of dusk is fetched; the lamp’s cord brings the evening and the day`, async ({
    page,
  }) => {
    const root = page.locator('html');
    const cord = (name: string) => page.locator('#home').getByRole('button', { name, exact: true });
    const asked = recordPictures(page);
    await visit(page, addressIn(language, 'home'));

    await test.step('by day nothing of dusk is fetched', async () => {
      await seeAll(page);
      expect(asked).toContain(heroes.day);
      // The villa is left out: its gallery shows its evening picture by day as well.
      expect(asked.filter((name) => duskFiles.includes(name))).toEqual([]);
    });

    await test.step('a tap on the cord brings the evening, at once for who wants no motion; another the day', async () => {
      await cord(words.theme.toDark).click();
      await expect(root).toHaveClass(/\bdark\b/);
      expect(await page.evaluate(() => document.documentElement.dataset.turning)).toBeUndefined();
      const shown = page.locator('#home img').filter({ visible: true }).first();
      await expect
        .poll(() => shown.evaluate((one: HTMLImageElement) => one.currentSrc))
        .toContain(heroes.dusk);
      expect(await page.evaluate((key) => localStorage.getItem(key), themeKey)).toBe('dark');
      await cord(words.theme.toLight).click();
      await expect(root).not.toHaveClass(/\bdark\b/);
    });

    await test.step('a pull at the cord is one tap', async () => {
      const box = await boxOf(cord(words.theme.toDark));
      expect(box.width).toBeGreaterThanOrEqual(44);
      expect(box.height).toBeGreaterThanOrEqual(44);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 30, { steps: 4 });
      await page.mouse.up();
      await expect(root).toHaveClass(/\bdark\b/);
    });

    await test.step('a key is one tap, too', async () => {
      await cord(words.theme.toLight).focus();
      await page.keyboard.press('Enter');
      await expect(root).not.toHaveClass(/\bdark\b/);
    });
  });

  test(`${locale}: the evening stays; every room that has its evening shows it alone`, async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'dark'), themeKey);
    const asked = recordPictures(page);
    await visit(page, addressIn(language, 'home'));
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await seeAll(page);
    await expect.poll(() => asked).toContain(heroes.dusk);
    expect(asked).not.toContain(heroes.day);
    for (const { folder, coverImage } of [...content.portfolio, ...content.projects]) {
      if (!coverImage.dusk) continue;
      await expect.poll(() => asked, folder).toContain(stem(`${folder}/${coverImage.dusk}`));
      expect(asked, folder).not.toContain(stem(`${folder}/${coverImage.url}`));
    }
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the hint stands beside the cord, within the arch, and goes by itself; a finger pulls the cord', async ({
    page,
  }) => {
    const { words } = languages[0];
    const cord = (name: string) => page.locator('#home').getByRole('button', { name });
    await visit(page, '/');

    await test.step('the hint stands beside the cord, and goes by itself', async () => {
      await page.keyboard.press('Shift');
      const hint = page.getByText(words.theme.cord, { exact: true });
      await expect(hint).toBeVisible();
      const [box, arch] = [await boxOf(hint), await boxOf(hint.locator('xpath=ancestor::figure'))];
      const beside = await boxOf(cord(words.theme.toDark));
      expect(box.x).toBeGreaterThan(beside.x + beside.width / 2);
      expect(box.y).toBeLessThan(beside.y + beside.height);
      expect(box.x + box.width).toBeLessThan(arch.x + arch.width);
      await expect(hint).toHaveCount(0);
    });

    await test.step('a finger that pulls the cord a little, or far, changes the theme once', async () => {
      await drag(page, await middleOf(cord(words.theme.toDark)), [0, 20]);
      await expect(page.locator('html')).toHaveClass(/\bdark\b/);
      await drag(page, await middleOf(cord(words.theme.toLight)), [0, 60]);
      await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
    });
  });
});

test('where the evening’s picture, the code that passes over or React do not come, the theme does, and no arch is empty', async ({
  page,
}) => {
  const { theme } = languages[0].words;
  // Until React comes, the switch keeps its name.
  const banner = page.getByRole('banner');
  const themeSwitch = banner
    .getByRole('button', { name: theme.toDark })
    .or(banner.getByRole('button', { name: theme.toLight }));
  await holdRequests(page, /hero-arch-dusk/);
  const releaseScripts = await holdRequests(page, anyScript);
  const releaseTurn = await holdRequests(page, /turn-theme/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });

  const expectPictureAtDusk = async () => {
    await themeSwitch.click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    const shown = page.locator('#home picture img').filter({ visible: true });
    await expect
      .poll(() => shown.evaluateAll((all) => all.some((one) => (one as HTMLImageElement).naturalWidth > 0)))
      .toBe(true);
  };
  const returnToDay = async () => {
    await themeSwitch.click();
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  };

  await test.step('before React', expectPictureAtDusk);
  await returnToDay();
  releaseScripts();
  await scriptsAreReady(page);
  await test.step('without the code that passes over', expectPictureAtDusk);
  await returnToDay();
  const turn = page.waitForResponse(/turn-theme/);
  releaseTurn();
  await turn;
  await test.step('with all but the picture', expectPictureAtDusk);
});

test('without scripts there is no cord, and the lamp’s picture stands', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('#home button')).toHaveCount(0);
  await expect(page.locator('#home img').filter({ visible: true }).first()).toBeVisible();
  await context.close();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a tap while evening opens from the lamp is a tap, and brings the day back', async ({ page }) => {
    const { theme } = languages[0].words;
    await visit(page, '/');
    const middle = await middleOf(page.getByRole('banner').getByRole('button', { name: theme.toDark }));
    await page.locator('#home').getByRole('button', { name: theme.toDark }).click();
    await expect(page.locator('html[data-turning=lamp].dark')).toHaveCount(1);
    await page.mouse.click(...middle);
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
    await expect(page.locator('html[data-turning]')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  });
});
