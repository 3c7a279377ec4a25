import { expect, type Page, test } from '@playwright/test';
import { drag } from '../by-finger.ts';
import { addressIn, content, itemOf, languages, onceIn, opener, visit } from '../site.ts';
import { letItSettle } from '../slow-line.ts';

const frame = itemOf(content.frames, 'kalima');

test.describe('with motion', () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });

  for (const language of languages) {
    const { locale, words } = language;
    const position = (n: number) =>
      words.picture.position.replace('{n}', String(n)).replace('{m}', String(frame.images.length));

    test(`${locale}: what is seen on one side follows a swipe to the other`, async ({ page }) => {
      await visit(page, addressIn(language, 'frames'));
      await opener(page, `${words.frames.details}: ${frame.title[locale]}`).click();
      const dialog = page.getByRole('dialog', { name: frame.title[locale] });
      const stage = dialog.getByRole('region', { name: words.picture.gallery });
      await expect(stage).toBeVisible();
      const box = await stage.boundingBox();
      const y = (box?.y ?? 0) + 80;
      const [from, to] = locale === 'ar' ? [100, 300] : [300, 100];
      await drag(page, [from, y], [to - from, 0]);
      await expect(dialog.getByText(position(2), { exact: true })).toBeAttached();
      await drag(page, [to, y], [from - to, 0]);
      await expect(dialog.getByText(position(1), { exact: true })).toBeAttached();
    });
  }

  for (const language of languages) {
    const once = onceIn(language);
    once(
      `${language.locale}: what is below the window waits while it is scrolled, and rises as it enters`,
      async ({ page }) => {
        await visit(page, addressIn(language, 'home'));
        const standing = await watchHeadings(page);
        const seen = () => page.evaluate(() => (window as unknown as Watched).seen);
        // Headings of services fade in without moving, since a moving row would also move the picture beside it.
        const isMoved = (name: string) =>
          !content.services.some(({ title }) => name.endsWith(title[language.locale]));
        await page.mouse.move(200, 400);
        await expect
          .poll(
            async () => {
              for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 100);
              return (await seen()).risen.filter(isMoved).length;
            },
            { intervals: [1], timeout: 60_000 },
          )
          .toBeGreaterThan(1);
        const { waiting, lowered, risen } = await seen();
        expect(waiting).toEqual(expect.arrayContaining(risen));
        expect(lowered).toEqual(expect.arrayContaining(risen.filter(isMoved)));
        expect(lowered.filter((name) => !isMoved(name))).toEqual([]);

        // When the visitor stops, all headings are visible in their final positions, also those below the window.
        await expect.poll(async () => (await seen()).hiddenNow).toEqual([]);
        await expect.poll(async () => (await seen()).standingNow).toEqual(standing);
      },
    );
  }
});

test('who wants no motion sees nothing of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, addressIn(languages[0], 'home'));
  const standing = await watchHeadings(page);
  await page.mouse.move(200, 400);
  for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, 100);
  await letItSettle(page);
  const { waiting, lowered, standingNow } = await page.evaluate(() => (window as unknown as Watched).seen);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  expect(waiting).toEqual([]);
  expect(lowered).toEqual([]);
  expect(standingNow).toEqual(standing);
});

/** The states of the page's headings, recorded in every frame. */
interface Watched {
  seen: {
    /**
     * Headings that were invisible below the window (`waiting`), that were below their final position (`lowered`), or that became
     * visible after waiting (`risen`).
     */
    waiting: string[];
    lowered: string[];
    risen: string[];
    hiddenNow: string[];
    standingNow: number[];
  };
}

/** Starts to record the headings in every frame; resolves to their present positions on the page (px). */
function watchHeadings(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3)')];
    const topOf = (heading: HTMLElement) => Math.round(heading.getBoundingClientRect().top + scrollY);
    const opacityOf = (heading: HTMLElement) => {
      let opacity = 1;
      for (let element: Element | null = heading; element; element = element.parentElement) {
        opacity *= Number(getComputedStyle(element).opacity);
      }
      return opacity;
    };
    const standing = headings.map(topOf);
    const sets = { waiting: new Set<string>(), lowered: new Set<string>(), risen: new Set<string>() };
    const look = () => {
      for (const [index, heading] of headings.entries()) {
        const name = `${index} ${heading.textContent}`;
        const { top, bottom } = heading.getBoundingClientRect();
        const isIn = top < innerHeight && bottom > 0;
        const opacity = opacityOf(heading);
        if (opacity < 0.1 && top >= innerHeight) sets.waiting.add(name);
        if (topOf(heading) > (standing[index] ?? 0) + 2) sets.lowered.add(name);
        if (opacity > 0.9 && isIn && sets.waiting.has(name)) sets.risen.add(name);
      }
      const seen = {
        waiting: [...sets.waiting],
        lowered: [...sets.lowered],
        risen: [...sets.risen],
        hiddenNow: headings.filter((heading) => opacityOf(heading) < 1).map(({ textContent }) => textContent),
        standingNow: headings.map(topOf),
      };
      Object.assign(window, { seen });
      requestAnimationFrame(look);
    };
    look();
    return standing;
  });
}
