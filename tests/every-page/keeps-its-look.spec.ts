import { expect, type Page, test } from '@playwright/test';
import { addressIn, content, goTo, itemOf, languages, onceIn, opener, visit } from '../site.ts';

const frame = itemOf(content.frames, 'kalima');

for (const language of languages) {
  const once = onceIn(language);
  const { locale, words } = language;
  const descriptions = content.projects.map(({ excerpt }) => excerpt[locale]);

  /* At each width no text on a card is cut, except descriptions after two lines. */
  async function expectWholeTexts(page: Page) {
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.locator('main :is([data-card], article)').count()).toBeGreaterThan(0);
      const cut = await page.evaluate(cutTexts);
      expect
        .soft(
          cut.filter((text) => !descriptions.includes(text)),
          `${page.url()} at ${width} px`,
        )
        .toEqual([]);
    }
  }

  test(`${locale}: frames: no text is cut; the price stands beside the title, at the end of its line, in the card and in the details`, async ({
    page,
  }) => {
    await visit(page, addressIn(language, 'frames'));
    await expectWholeTexts(page);
    const card = page.getByRole('article', { name: frame.title[locale], exact: true });
    await opener(page, `${words.frames.details}: ${frame.title[locale]}`).click();
    const dialog = page.getByRole('dialog', { name: frame.title[locale] });
    for (const container of [card, dialog]) {
      const title = container.getByRole('heading', {
        name: frame.title[locale],
        exact: true,
        includeHidden: true,
      });
      const isBeside = await title.first().evaluate((heading) => {
        const price = heading.parentElement?.querySelector('data')?.getBoundingClientRect();
        const { left, right, top, bottom } = heading.getBoundingClientRect();
        const isRightToLeft = getComputedStyle(heading).direction === 'rtl';
        if (!price || price.bottom < top || price.top > bottom) return false;
        return isRightToLeft ? price.right <= left : price.left >= right;
      });
      expect.soft(isBeside).toBe(true);
    }
    await test.step('at no width are the details cut', async () => {
      for (const width of [320, 360, 390, 640, 768, 959, 960, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await dialog.evaluate((element) =>
          [...element.querySelectorAll('button, a, h2, h3, p, dt, dd, li, blockquote')]
            .filter((inner) => {
              const { left, right, width } = inner.getBoundingClientRect();
              return inner.checkVisibility() && width > 1 && (right > innerWidth + 0.5 || left < -0.5);
            })
            .map((inner) => `${inner.localName} “${inner.textContent?.slice(0, 30)}”`),
        );
        expect.soft(cut, `${width} px`).toEqual([]);
      }
    });
  });

  once(
    `${locale}: in the details what is chosen has the color of ink, by day and at dusk, and what is focused another`,
    async ({ page }) => {
      await visit(page, addressIn(language, 'frames'));
      const dialog = page.getByRole('dialog', { name: frame.title[locale] });
      const details = opener(page, `${words.frames.details}: ${frame.title[locale]}`);
      const thumbnails = dialog.locator('button:has(picture)');
      const expectInk = async () => {
        const ink = await page.evaluate(() => getComputedStyle(document.body).color);
        await expect(thumbnails.and(page.locator('[aria-current]'))).toHaveCSS('border-top-color', ink);
        await expect(dialog.getByRole('radio', { checked: true }).first()).toHaveCSS('border-top-color', ink);
        await page.keyboard.press('Tab');
        await thumbnails.last().focus();
        await expect(thumbnails.last()).not.toHaveCSS('outline-color', ink);
      };
      await test.step('by day', async () => {
        await details.click();
        await expectInk();
      });

      await test.step('at dusk a ring tells every swatch from the page; choices have one shape and one stroke', async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('banner').getByRole('button', { name: words.theme.toDark }).click();
        await expect(page.locator('html')).toHaveClass(/\bdark\b/);
        await details.click();
        await expectInk();
        const swatches = dialog.locator('label > i');
        await expect(swatches).toHaveCount(frame.colors.length);
        const styles = (selector: string) =>
          dialog.locator(selector).evaluateAll((elements) =>
            elements.map((element) => {
              const { boxShadow, borderRadius, borderTopWidth } = getComputedStyle(element);
              return { boxShadow, borderRadius, borderTopWidth };
            }),
          );
        for (const { boxShadow } of await styles('label > i'))
          expect(boxShadow).toMatch(/rgb\(189, 174, 156\).* 1px inset/);
        for (const choice of await styles('[type=radio]'))
          expect(choice).toMatchObject({ borderRadius: '2px', boxShadow: 'none' });
        for (const { borderTopWidth } of await styles('[type=radio]:checked'))
          expect(borderTopWidth).toBe('2px');
      });
    },
  );

  test(`${locale}: projects and courses: no text on a card is cut`, async ({ page }) => {
    for (const key of ['projects', 'courses'] as const) {
      await goTo(page, addressIn(language, key));
      await expectWholeTexts(page);
    }
  });

  test(`${locale}: home: no text on a card is cut, and it is no longer than it is read`, async ({ page }) => {
    await visit(page, addressIn(language, 'home'));
    await expectWholeTexts(page);
    for (const [width, maxHeight] of [
      [390, 13_000],
      [820, 13_500],
      [1440, 14_000],
      [1920, 15_500],
    ] as const) {
      await page.setViewportSize({ width, height: width < 640 ? 844 : 900 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, `at ${width} px`).toBeLessThanOrEqual(maxHeight);
    }
    await expect(page.locator('#frames article')).toHaveCount(content.frames.length);
    await test.step('on phones a way to ask, without the picture beside the questions', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('link', { name: words.faq.ask })).toBeVisible();
      await expect(page.getByRole('img', { name: content.site.faqPicture.label[locale] })).toBeHidden();
    });
  });

  once(
    `${locale}: each step has a large picture, on alternating sides, a small sign, and is set from one edge`,
    async ({ page }) => {
      await goTo(page, addressIn(language, 'process'));
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const text of await page.locator('main ol > li p').all())
        await expect(text).toHaveCSS('text-align', 'start');
      const step = page.getByRole('main').getByRole('listitem');
      const boxesOf = (what: string) =>
        step
          .locator(what)
          .evaluateAll((elements) => elements.map((one) => one.getBoundingClientRect().toJSON()));
      for (const [width, atLeast] of [
        [900, { width: 480, height: 360 }],
        [390, { width: 350, height: 260 }],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const pictures = await boxesOf('span:has(> [data-hour]), picture:not([data-hour])');
        expect(pictures).toHaveLength(content.process.length);
        for (const box of pictures) {
          expect(box.width).toBeGreaterThanOrEqual(atLeast.width);
          expect(box.height).toBeGreaterThanOrEqual(atLeast.height);
        }
        const sides = new Set(pictures.map(({ left }, index) => `${index % 2} ${Math.round(left)}`));
        expect(new Set([...sides].map((side) => side.slice(2))).size).toBe(width === 900 ? 2 : 1);
        expect(sides.size).toBe(2);
        for (const sign of await boxesOf('svg')) expect(sign.width).toBeLessThanOrEqual(24);
      }
    },
  );

  test(`${locale}: a client's role is one sentence that takes the whole line`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goTo(page, addressIn(language, 'testimonials'));
    const lines = await page.locator('figcaption > span:last-child').evaluateAll((captions) =>
      captions.map((caption) => {
        const name = caption.firstElementChild?.getBoundingClientRect().height ?? 1;
        return Math.round(caption.getBoundingClientRect().height / name);
      }),
    );
    // A caption has at most three lines: one for the name and two for the description.
    expect(Math.max(...lines)).toBeLessThanOrEqual(3);
  });

  once(`${locale}: a close picture beside or below the questions, and a way to ask`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goTo(page, addressIn(language, 'faq'));
    const picture = page.getByRole('img', { name: content.site.faqPicture.label[locale] });
    await expect(picture).toBeInViewport();
    await expect(page.getByRole('link', { name: words.faq.ask })).toHaveAttribute('href', /wa\.me/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(picture).toBeVisible();
    await expect(page.getByRole('link', { name: words.faq.ask })).toBeVisible();
  });

  once(`${locale}: all five labels of the form are marked in one way`, async ({ page }) => {
    await goTo(page, addressIn(language, 'contact'));
    const marks = await page
      .getByRole('form')
      .locator('label > span')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label, '::after').content));
    expect(marks).toHaveLength(5);
    expect(new Set(marks).size).toBe(1);
    expect(marks[0]).toContain('*');
  });
}

test('«العربية» stands in its own face on an English page', async ({ page }) => {
  await page.goto('/faq');
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.replaceAll('"', '')),
      ),
    )
    .toContain('Language Name');
});

/** Runs in the page: texts on cards that their element does not show to the end, or that end in an ellipsis. */
function cutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is([data-card], article) *')]
    .filter((element) => element.textContent && element.checkVisibility())
    .filter((element) => {
      const { overflow, clipPath } = getComputedStyle(element);
      if (element.textContent.trim().endsWith('…')) return true;
      // Texts for assistive technology alone are clipped.
      if (overflow === 'visible' || clipPath !== 'none') return false;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
    })
    .map((element) => element.textContent);
}
