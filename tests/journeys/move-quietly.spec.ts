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

  for (const language of languages) {
    test(`${language.locale}: what is below the window waits while it is scrolled, rises as it enters, and rests with the visitor`, async ({
      page,
    }) => {
      await visit(page, addressIn(language, 'home'));
      const atRest = await headingsOf(page);
      expect(atRest.filter(({ isSeen }) => !isSeen)).toEqual([]);

      // While the wheel turns, in steps that a machine under load does not see as a rest.
      const seen = { hidden: new Set<string>(), lowered: new Set<string>(), risen: new Set<string>() };
      await page.mouse.move(200, 400);
      await expect
        .poll(
          async () => {
            await page.mouse.wheel(0, 120);
            for (const { text, isSeen, top, entered } of await headingsOf(page)) {
              const before = atRest.find((one) => one.text === text)?.top ?? top;
              if (!isSeen && !entered) seen.hidden.add(text);
              if (top - before > 2) seen.lowered.add(text);
              if (isSeen && entered && seen.hidden.has(text)) seen.risen.add(text);
            }
            return seen.risen.size;
          },
          { intervals: [20], timeout: 60_000 },
        )
        .toBeGreaterThan(1);
      expect([...seen.risen].filter((text) => seen.lowered.has(text)).length).toBeGreaterThan(0);

      // At rest everything stands, where it stood.
      await expect.poll(async () => (await headingsOf(page)).filter(({ isSeen }) => !isSeen)).toEqual([]);
      await expect
        .poll(async () => (await headingsOf(page)).map(({ top }) => Math.round(top)))
        .toEqual(atRest.map(({ top }) => Math.round(top)));
    });
  }
});

test('who wants no motion sees nothing of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, addressIn(languages[0], 'home'));
  const atRest = await headingsOf(page);
  await page.mouse.move(200, 400);
  for (let turn = 0; turn < 12; turn += 1) {
    await page.mouse.wheel(0, 120);
    const now = await headingsOf(page);
    expect(now.filter(({ isSeen }) => !isSeen)).toEqual([]);
    expect(now.map(({ top }) => Math.round(top))).toEqual(atRest.map(({ top }) => Math.round(top)));
  }
});

/** The headings of the sections and of what stands in them: whether they can be seen, where on the page they stand, whether they are in the window. */
function headingsOf(page: Page) {
  return page.locator('main section :is(h2, h3)').evaluateAll((headings) =>
    headings.map((heading) => {
      let opacity = 1;
      for (let element: Element | null = heading; element; element = element.parentElement) {
        opacity *= Number(getComputedStyle(element).opacity);
      }
      const { top, bottom } = heading.getBoundingClientRect();
      return {
        text: heading.textContent ?? '',
        isSeen: opacity > 0.9,
        top: top + scrollY,
        entered: top < innerHeight && bottom > 0,
      };
    }),
  );
}
