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
  const cord = (page: Page) =>
    page.locator('#home').getByRole('button', { name: words.theme.toDark, exact: true });

  test(`${locale}: by day nothing of dusk is fetched`, async ({ page }) => {
    const asked = recordPictures(page);
    await visit(page, addressIn(language, 'home'));
    await seeAll(page);
    expect(asked).toContain(heroes.day);
    // The villa is left out: its gallery shows its evening picture by day as well.
    expect(asked.filter((name) => duskFiles.includes(name))).toEqual([]);
  });

  test(`${locale}: at dusk every room that has its evening shows it alone`, async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'dark'), themeKey);
    const asked = recordPictures(page);
    await visit(page, addressIn(language, 'home'));
    await seeAll(page);
    await expect.poll(() => asked).toContain(heroes.dusk);
    expect(asked).not.toContain(heroes.day);
    for (const { folder, coverImage } of [...content.portfolio, ...content.projects]) {
      if (!coverImage.dusk) continue;
      await expect.poll(() => asked, folder).toContain(stem(`${folder}/${coverImage.dusk}`));
      expect(asked, folder).not.toContain(stem(`${folder}/${coverImage.url}`));
    }
  });

  test(`${locale}: a tap on the lamp’s cord brings the evening, another the day`, async ({ page }) => {
    await visit(page, addressIn(language, 'home'));
    await cord(page).click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    const shown = page.locator('#home img').filter({ visible: true }).first();
    await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.currentSrc)).toContain(heroes.dusk);
    expect(await page.evaluate((key) => localStorage.getItem(key), themeKey)).toBe('dark');
    await page.locator('#home').getByRole('button', { name: words.theme.toLight, exact: true }).click();
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  });

  test(`${locale}: a pull at the cord is one tap, and a key is one, too`, async ({ page }) => {
    await visit(page, addressIn(language, 'home'));
    const box = await boxOf(cord(page));
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.height).toBeGreaterThanOrEqual(44);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 30, { steps: 4 });
    await page.mouse.up();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    const back = page.locator('#home').getByRole('button', { name: words.theme.toLight, exact: true });
    await back.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the hint stands beside the cord, within the arch, and goes by itself', async ({ page }) => {
    const { words } = languages[0];
    await visit(page, '/');
    await page.keyboard.press('Shift');
    const hint = page.getByText(words.theme.cord, { exact: true });
    await expect(hint).toBeVisible();
    const [box, arch] = [await boxOf(hint), await boxOf(hint.locator('xpath=ancestor::figure'))];
    const cord = await boxOf(page.locator('#home').getByRole('button', { name: words.theme.toDark }));
    expect(box.x).toBeGreaterThan(cord.x + cord.width / 2);
    expect(box.y).toBeLessThan(cord.y + cord.height);
    expect(box.x + box.width).toBeLessThan(arch.x + arch.width);
    await expect(hint).toHaveCount(0);
  });

  for (const far of [20, 60]) {
    test(`a finger that pulls the cord ${far} px brings the evening`, async ({ page }) => {
      await visit(page, '/');
      const cord = page.locator('#home').getByRole('button', { name: languages[0].words.theme.toDark });
      await drag(page, await middleOf(cord), [0, far]);
      await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    });
  }
});

test('who wants no motion gets the evening at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await page.locator('#home').getByRole('button', { name: languages[0].words.theme.toDark }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => document.documentElement.dataset.turning)).toBeUndefined();
});

const lateFiles = {
  picture: /hero-arch-dusk/,
  'picture and the code that passes over': /hero-arch-dusk|turn-theme/,
};

for (const [name, files] of Object.entries(lateFiles)) {
  test(`where the evening’s ${name} does not come, the theme does, and no arch is empty`, async ({
    page,
  }) => {
    await holdRequests(page, files);
    await visit(page, '/');
    await expectPictureAtDusk(page);
  });
}

test('before React the theme comes at once, and no arch is empty', async ({ page }) => {
  await holdRequests(page, /hero-arch-dusk/);
  await holdRequests(page, anyScript);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expectPictureAtDusk(page);
});

/** Expects the day picture to stay visible until the evening picture has loaded. */
async function expectPictureAtDusk(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: languages[0].words.theme.toDark }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  const shown = page.locator('#home picture img').filter({ visible: true });
  await expect
    .poll(() => shown.evaluateAll((all) => all.some((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
}

test('without scripts there is no cord, and the lamp’s picture stands', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('#home button')).toHaveCount(0);
  await expect(page.locator('#home img').filter({ visible: true }).first()).toBeVisible();
  await context.close();
});

test('the theme stays what the cord has made it', async ({ page }) => {
  await visit(page, '/');
  await page.locator('#home').getByRole('button', { name: languages[0].words.theme.toDark }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await page.reload();
  await scriptsAreReady(page);
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
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
