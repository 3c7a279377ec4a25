import { expect, type Locator, type Page, test } from '@playwright/test';
import { fill } from '#model/language/translate.ts';
import { drag } from '../by-finger.ts';
import { press } from '../press.ts';
import {
  addressIn,
  boxOf,
  content,
  type Language,
  languageLink,
  languages,
  onceIn,
  scriptsAreReady,
  visit,
} from '../site.ts';
import { anyScript, holdRequests } from '../slow-line.ts';

/*
 * The home page shows frames and projects in rails; on phones process and testimonials, too: one card and part of the next are
 * visible there.
 */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The number of cards: one per frame, and after the third one a card that leads to “On your wall”. */
const length = content.frames.length + 1;

/** The frames section of the home page, its cards, and the controls below them. */
function framesOf(page: Page, { words }: Language) {
  const section = page.getByRole('region', { name: words.nav.frames, exact: true });
  const buttons = section.getByRole('group', { name: words.nav.frames, exact: true });
  return {
    rail: section.locator('[data-rail]'),
    cards: section.locator('[data-rail] > li'),
    buttons,
    next: buttons.getByRole('button', { name: words.rail.next, exact: true }),
    previous: buttons.getByRole('button', { name: words.rail.previous, exact: true }),
    all: section.getByRole('link', {
      name: fill(words.frames.all, { n: content.frames.length }),
      exact: true,
    }),
  };
}

/** The rail of projects on the home page, its cards, and the button to the next card. */
function projectsOf(page: Page, { words }: Language) {
  const section = page.getByRole('region', { name: words.nav.projects, exact: true });
  const buttons = section.getByRole('group', { name: words.nav.projects, exact: true });
  return {
    rail: section.locator('[data-rail]'),
    cards: section.locator('[data-rail] > li'),
    next: buttons.getByRole('button', { name: words.rail.next, exact: true }),
  };
}

/** The number, counted from 1, of the card at the window's start side (left in English); 0 while no card is there. */
function cardAtStart(cards: Locator, { dir }: Language) {
  return cards.evaluateAll(
    (all, isFromRight) =>
      all.findIndex((card) => {
        const { left, right } = card.getBoundingClientRect();
        return Math.abs((isFromRight ? innerWidth - right : left) - 20) < 3;
      }) + 1,
    dir === 'rtl',
  );
}

for (const language of languages) {
  const once = onceIn(language);
  const { locale, dir, words } = language;
  const onwards = dir === 'rtl' ? 1 : -1;

  test.describe(locale, () => {
    test('by finger and by keys: one card after the other, the way the page is read', async ({ page }) => {
      await visit(page, addressIn(language, 'home'));
      const { rail, cards, buttons } = framesOf(page, language);
      await test.step('by finger; up and down the page moves', async () => {
        await rail.scrollIntoViewIfNeeded();
        await rail.evaluate((element) => element.scrollIntoView({ block: 'start' }));
        expect(await cardAtStart(cards, language)).toBe(1);
        const second = await boxOf(cards.nth(1));
        expect(second.x < 390 - 12 && second.x + second.width > 12, 'a piece of the next is seen').toBe(true);

        // The finger moves past the middle of a card and rests, so there is no momentum.
        await drag(page, [195 - onwards * 130, 400], [onwards * 260, 0]);
        await expect.poll(() => cardAtStart(cards, language)).toBe(2);
        await expect(buttons).toContainText(`2 / ${length}`);
        await drag(page, [195 + onwards * 130, 400], [-onwards * 260, 0]);
        await expect.poll(() => cardAtStart(cards, language)).toBe(1);

        const before = await page.evaluate(() => scrollY);
        await drag(page, [195, 600], [0, -300]);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 150);
        expect(await cardAtStart(cards, language)).toBe(1);
      });

      await test.step('by keys: arrows lead along it, Tab through it', async () => {
        await page.keyboard.press('Shift');
        await expect(rail).toHaveAccessibleName(words.nav.frames);
        await rail.focus();
        await page.keyboard.press(dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
        await expect.poll(() => cardAtStart(cards, language)).toBe(2);
        await page.keyboard.press(dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
        await expect.poll(() => cardAtStart(cards, language)).toBe(1);

        const inSecond = cards.nth(1).locator(':focus');
        for (let step = 0; step < 30 && (await inSecond.count()) === 0; step += 1) {
          await page.keyboard.press('Tab');
        }
        await expect(inSecond).toBeInViewport({ ratio: 1 });
      });
    });

    once('by buttons, to the last card and back; the projects are filtered', async ({ page }) => {
      await test.step('the frames, to the last card and back', async () => {
        await page.goto(addressIn(language, 'home'));
        const { cards, buttons, next, previous } = framesOf(page, language);
        await expect(buttons, 'they come with the first input').toBeHidden();
        await scriptsAreReady(page);
        await expect(previous).toHaveAttribute('aria-disabled', 'true');
        for (let n = 2; n <= length; n += 1) {
          await press(next);
          await expect(buttons).toContainText(`${n} / ${length}`);
        }
        await expect(next).toHaveAttribute('aria-disabled', 'true');
        await expect(cards.last()).toBeInViewport({ ratio: 0.4 });
        await expect(
          page.getByRole('status').filter({ hasText: fill(words.rail.position, { n: length, m: length }) }),
        ).toBeAttached();
        await press(previous);
        await expect(buttons).toContainText(`${length - 1} / ${length}`);
        await expect.poll(() => cardAtStart(cards, language)).toBe(length - 1);
      });

      await test.step('the projects show large pictures and all that their cards say, and are filtered', async () => {
        const { rail, cards, next } = projectsOf(page, language);
        const filter = page.getByRole('group', { name: words.projects.filter });
        await expect(cards).toHaveCount(content.projects.length);
        const picture = await boxOf(cards.first().locator('picture').filter({ visible: true }));
        expect([picture.width, picture.height].map(Math.round)).toEqual([300, 375]);
        await page.keyboard.press('Shift');
        await next.click();
        await expect.poll(() => cardAtStart(cards, language)).toBe(2);

        await filter.getByRole('radio', { name: words.projects.residential }).click();
        const shown = content.projects.filter(({ category }) => category.en === 'Residential');
        await expect(cards).toHaveCount(shown.length);
        expect(await cardAtStart(cards, language), 'it starts at the first that was found').toBe(1);
        for (const [index, project] of shown.entries()) {
          const card = cards.nth(index);
          await expect(card.getByRole('heading', { name: project.title[locale] })).toBeVisible();
          for (const text of [
            project.category[locale],
            String(project.details.year),
            project.excerpt[locale],
          ]) {
            await expect(card.getByText(text, { exact: true })).toBeVisible();
          }
          await expect(card.getByText(String(project.details.area))).toBeVisible();
          expect((await boxOf(card)).y, 'beside each other').toBe((await boxOf(rail)).y + 6);
        }
      });
    });

    once('each window has as much of a rail as it needs', async ({ page }) => {
      await visit(page, addressIn(language, 'home'));
      const section = page.getByRole('region', { name: words.nav.process, exact: true });
      const steps = section.getByRole('listitem');
      await test.step('up to 960 px the steps are a rail, each with number, title and text', async () => {
        await expect(steps).toHaveCount(content.process.length);
        const [first, second] = [await boxOf(steps.nth(0)), await boxOf(steps.nth(1))];
        expect(second.y, 'beside each other').toBe(first.y);
        for (const [index, { title, description }] of content.process.entries()) {
          await expect(steps.nth(index)).toContainText(`${index + 1}${title[locale]}`);
          await expect(steps.nth(index)).toContainText(description[locale]);
        }
      });

      await test.step('from 640 px on the testimonials are a grid, with neither buttons nor a stop for the keyboard', async () => {
        await page.setViewportSize({ width: 640, height: 900 });
        const section = page.getByRole('region', { name: words.nav.testimonials, exact: true });
        const rail = section.locator('[data-rail]');
        await page.keyboard.press('Shift');
        await expect(framesOf(page, language).buttons).toBeVisible();
        await expect(section.getByRole('group', { name: words.nav.testimonials })).toBeHidden();
        await expect(rail).not.toHaveAttribute('tabindex');
        expect(await rail.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      });

      await test.step('from 960 px on the steps stand below each other', async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        expect((await boxOf(steps.nth(1))).y).toBeGreaterThan((await boxOf(steps.nth(0))).y + 40);
      });

      await test.step('in wide windows the buttons lead by as many cards as are whole', async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        const { rail, cards, buttons, next, previous, all } = framesOf(page, language);
        const isWhole = async (card: Locator) => {
          const { x, width } = await boxOf(card);
          return x >= 0 && x + width <= 1440;
        };
        await page.keyboard.press('Shift');
        await expect(all).toBeVisible();
        await next.click();
        await expect(buttons).toContainText(`5 / ${length}`);
        await expect.poll(() => isWhole(cards.nth(4))).toBe(true);
        await next.click();
        await next.click();
        await expect(buttons).toContainText(`${length} / ${length}`);
        await expect(next).toHaveAttribute('aria-disabled', 'true');
        await expect.poll(() => isWhole(cards.last())).toBe(true);
        await previous.click();
        await expect.poll(() => isWhole(cards.nth(length - 5))).toBe(true);
        await expect(rail).toHaveAttribute('tabindex', '0');
      });
    });

    once(
      'the card that one was at is there again after a reload, a way out and Back, and in the other language',
      async ({ page }) => {
        await visit(page, addressIn(language, 'home'));
        const { cards, buttons, next, all } = framesOf(page, language);
        await page.keyboard.press('Shift');
        for (const n of [2, 3]) {
          await press(next);
          await expect(buttons).toContainText(`${n} / ${length}`);
        }
        await expect.poll(() => cardAtStart(cards, language)).toBe(3);

        const release = await holdRequests(page, anyScript);
        await page.reload({ waitUntil: 'domcontentloaded' });
        expect(await cardAtStart(cards, language), 'before any script of ours has come').toBe(3);
        release();
        await scriptsAreReady(page);

        await all.click();
        await expect(page).toHaveURL(addressIn(language, 'frames'));
        await page.goBack();
        await expect(page).toHaveURL(addressIn(language, 'home'));
        await expect.poll(() => cardAtStart(cards, language)).toBe(3);
        await page.keyboard.press('Shift');
        await expect(buttons).toContainText(`3 / ${length}`);

        const [other] = languages.filter((one) => one !== language);
        if (!other) return;
        await languageLink(page).click();
        await expect(page).toHaveURL(addressIn(other, 'home'));
        await expect.poll(() => cardAtStart(framesOf(page, other).cards, other)).toBe(3);
      },
    );

    once('what a filter shows before React runs can be gone along, too', async ({ page }) => {
      const release = await holdRequests(page, anyScript);
      await page.goto(addressIn(language, 'home'), { waitUntil: 'commit' });
      const { rail, cards } = projectsOf(page, language);
      await rail.scrollIntoViewIfNeeded();
      await rail.evaluate((element) => {
        element.children[4]?.scrollIntoView({ inline: 'start', behavior: 'instant' });
      });
      const filter = page.getByRole('group', { name: words.projects.filter });
      await filter.getByText(words.projects.residential).click();
      const [first] = content.projects.filter(({ category }) => category.en === 'Residential');
      const visible = cards.filter({ visible: true });
      await expect(visible.first()).toContainText(first?.title[locale] ?? '');
      expect(await cardAtStart(visible, language)).toBe(1);
      release();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });

  test.describe(`${locale}, without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('every card is there in its order, and can be scrolled to', async ({ page }) => {
      await page.goto(addressIn(language, 'home'));
      const { rail, cards, buttons, all } = framesOf(page, language);
      await expect(buttons).toHaveCount(0);
      await expect(all).toBeVisible();
      const titles = content.frames.map(({ title }) => title[locale]);
      await expect(cards.getByRole('heading')).toHaveText(titles);
      await expect(cards.nth(3)).toHaveText(new RegExp(words.frames.wallHeading));
      expect(await rail.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto');
      const last = cards.last().getByRole('link').first();
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 1 });
      await expect(
        page.getByRole('region', { name: words.nav.testimonials, exact: true }).locator('blockquote'),
      ).toHaveCount(content.testimonials.length);
    });
  });
}
