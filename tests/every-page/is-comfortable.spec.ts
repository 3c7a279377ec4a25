import { expect, type Page, test } from '@playwright/test';
import { addressIn, content, everyPage, languages, opener, visit, withoutPictures } from '../site.ts';

test.use(withoutPictures);

/* What can be tapped and is smaller than 24 by 24 px (WCAG 2.2, 2.5.8); links in running text are excepted there. */
function smallTargets(page: Page): Promise<string[]> {
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

/* The spacing that a reader may set (WCAG 2.2, 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/* What does not fit: the page sideways, or the words of a button. */
function overflows(page: Page): Promise<string[]> {
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

for (const { key, address, locale } of everyPage) {
  test(`${locale}: ${key}: a finger finds what can be tapped, and a reader may space the letters`, async ({
    page,
  }) => {
    const widths = [390, 1366];
    await visit(page, address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await smallTargets(page), `${width} px`).toEqual([]);
    }
    await page.addStyleTag({ content: spacing });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflows(page), `${width} px`).toEqual([]);
    }
  });
}

for (const language of languages) {
  const { locale, words } = language;

  test(`${locale}: the details of a frame, and the selection`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, addressIn(language, 'frames'));
    const title = content.frames[0]?.title[locale] ?? '';
    await page.getByRole('button', { name: words.selection.add }).first().click();
    await opener(page, `${words.frames.details}: ${title}`).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: words.selection.title }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: words.selection.send })).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });
}

for (const language of languages) {
  test(`${language.locale}: where the reader sets the colors, nothing is drawn in others, and what is chosen shows`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    for (const key of ['home', 'frames', 'projects', 'contact'] as const) {
      await visit(page, addressIn(language, key));
      const strange = await page.locator('svg').evaluateAll((drawings) =>
        drawings
          .filter((drawing) => drawing.parentElement && !drawing.closest('dialog:not([open])'))
          .filter(
            (drawing) =>
              getComputedStyle(drawing).color !== getComputedStyle(drawing.parentElement as Element).color,
          )
          .map((drawing) => drawing.outerHTML.slice(0, 80)),
      );
      expect(strange, key).toEqual([]);
    }
    await visit(page, addressIn(language, 'frames'));
    const look = (pressed: boolean) =>
      page
        .getByRole('group', { name: language.words.frames.sizes })
        .first()
        .getByRole('button', { pressed })
        .first()
        .evaluate((button) => {
          const { borderColor, outlineStyle, backgroundColor, boxShadow } = getComputedStyle(button);
          return [borderColor, outlineStyle, backgroundColor, boxShadow].join();
        });
    expect(await look(true)).not.toBe(await look(false));
  });
}
