import { expect, type Page } from '@playwright/test';

/** Controls smaller than 24 by 24 px (WCAG 2.2, 2.5.8). Links in running text are exempt. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width < 24 || height < 24;
      })
      .map((element) => `${element.localName} ${element.ariaLabel ?? element.textContent}`),
  );
}

/** CSS with the text spacing that a reader may set (WCAG 2.2, 1.4.12). */
export const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Overflows of the page: horizontal overflow, or text that does not fit into its button. */
export function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const cut = [...document.querySelectorAll<HTMLElement>('main button, main a, main label, header a')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.localName} ${element.textContent}`);
    return root.scrollWidth > root.clientWidth ? ['the page', ...cut] : cut;
  });
}

/* The breakpoints of the layout (px). Widths on both sides of them are checked, and every 80 px. */
const changes = [360, 390, 576, 640, 704, 768, 960, 1024, 1088, 1180, 1280];
const steps = Array.from({ length: (1440 - 320) / 80 + 1 }, (_, step) => 320 + step * 80);
const widths = [...new Set([...steps, ...changes.flatMap((change) => [change - 1, change])])].sort(
  (a, b) => a - b,
);

/** Runs in the page: the elements wider than the window, named by tag and the start of their text. */
export function findTooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 0.5 || left < -0.5;
    })
    .slice(0, 5)
    .map((element) => `${innerWidth} px: ${element.localName} “${element.textContent?.trim().slice(0, 30)}”`);
}

/** Elements that are wider than the window, at any of the widths. Leaves the window at the largest width. */
export async function tooWide(page: Page): Promise<string[]> {
  const wide: string[] = [];
  // Hidden elements keep their places, but need not be painted at each width.
  const style = await page.addStyleTag({ content: '* { visibility: hidden !important; }' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    wide.push(...(await page.evaluate(findTooWide)));
  }
  await style.evaluate((element) => (element as Element).remove());
  return wide;
}

/**
 * Lets the browser show letters twice as large as usual, on this and all later pages of the tab, as readers set it in the
 * settings of their browser.
 */
export async function useLargeLetters(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size, 'on the empty page').toBe('32px');
}
