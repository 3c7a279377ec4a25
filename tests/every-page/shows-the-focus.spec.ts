import { expect, type Page, test } from '@playwright/test';
import { everyPageOnce, oneLanguage, visit } from '../site.ts';

/* The limit of Tab steps per page. No page needs as many, so a test that reaches the limit has found a trapped focus. */
const maxSteps = 400;

declare global {
  interface Element {
    wasFocused?: boolean;
  }
}

/* Whether the focused element is marked and visible: not outside the window and not behind a fixed element. */
function lookAtFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.wasFocused) return null;
    element.wasFocused = true;
    // A card shows the focus ring on the ::after of its link, which covers the whole card.
    const isMarked = [null, '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => [left + width * across, top + height * down] as const),
    );
    return {
      what: `${element.localName} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`,
      isMarked,
      isSeen: points.some(([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return Boolean(there && (element.contains(there) || there.contains(element)));
      }),
    };
  });
}

/* The two longest pages have tests of their own; all others are gone through in one window, which is cheaper than many. */
const isLong = ({ key }: { key: string }) => key === 'home' || key === 'frames';
const groups = [
  ...everyPageOnce.filter(isLong).map((one) => ({ name: `${one.locale}, ${one.key}`, among: [one] })),
  ...oneLanguage.map(({ locale }) => ({
    name: `${locale}, all other pages`,
    among: everyPageOnce.filter((one) => one.locale === locale && !isLong(one)),
  })),
];

for (const { name, among } of groups) {
  test(`${name}: whoever goes by keys sees where they are`, async ({ page }) => {
    for (const { key, address } of among)
      await test.step(key, async () => {
        await page.setViewportSize({ width: key === 'home' ? 390 : 1366, height: 800 });
        await visit(page, address);
        // The buttons of a rail are added after the first input, so a key is pressed before the tabbing.
        await page.keyboard.press('Shift');
        await expect(page.locator('[data-rail]:not([tabindex])')).toHaveCount(0);
        const seen = [];
        for (let step = 0; step < maxSteps; step += 1) {
          await page.keyboard.press('Tab');
          const focused = await lookAtFocus(page);
          if (!focused) break;
          seen.push(focused);
        }
        expect.soft(seen.length, key).toBeGreaterThan(10);
        expect.soft(seen.length, key).toBeLessThan(maxSteps);
        expect
          .soft(
            seen.filter(({ isMarked, isSeen }) => !isMarked || !isSeen),
            key,
          )
          .toEqual([]);
        const missed = await page
          .locator('a[href], button:not(:disabled), input, select, textarea, summary')
          .evaluateAll((all) =>
            all
              .filter(
                (element) => element.checkVisibility({ visibilityProperty: true }) && !element.wasFocused,
              )
              // In a radio group only one option is in the tab order; arrow keys move to the others.
              .filter(
                (element) =>
                  !(element instanceof HTMLInputElement) ||
                  element.type !== 'radio' ||
                  ![...document.getElementsByName(element.name)].some(({ wasFocused }) => wasFocused),
              )
              .map((element) => element.outerHTML.slice(0, 100)),
          );
        expect.soft(missed, `${key}: all that can be used is reached`).toEqual([]);
      });
  });
}
