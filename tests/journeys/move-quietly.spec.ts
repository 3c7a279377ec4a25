import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { addressIn, content, itemOf, languages, opener, visit } from '../site.ts';

const frame = itemOf(content.frames, 'kalima');

/* Draws a finger across the picture on the stage, in steps as a hand does. */
async function swipe(session: CDPSession, from: number, to: number, y: number) {
  const steps = 12;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', from + ((to - from) * step) / steps);
  await touch('touchEnd');
}

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

    test(`${locale}: what is seen on one side follows a swipe to the other`, async ({ page, context }) => {
      await visit(page, addressIn(language, 'frames'));
      await opener(page, `${words.frames.details}: ${frame.title[locale]}`).click();
      const dialog = page.getByRole('dialog', { name: frame.title[locale] });
      const stage = dialog.getByRole('region', { name: words.picture.gallery });
      await expect(stage).toBeVisible();
      const box = await stage.boundingBox();
      const y = (box?.y ?? 0) + 80;
      const session = await context.newCDPSession(page);
      const [left, right] = [100, 300];
      const onwards = locale === 'ar' ? ([left, right] as const) : ([right, left] as const);
      await swipe(session, ...onwards, y);
      await expect(dialog.getByText(position(2), { exact: true })).toBeAttached();
      await swipe(session, onwards[1], onwards[0], y);
      await expect(dialog.getByText(position(1), { exact: true })).toBeAttached();
    });
  }

  test('nothing is hidden when the visitor rests', async ({ page }) => {
    await visit(page, addressIn(languages[0], 'home'));
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => hiddenParts(page)).toBe(0);
  });
});

const hiddenParts = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-reveal]')].filter((part) => getComputedStyle(part).opacity !== '1')
        .length,
  );
