import { expect, type Page, test } from '@playwright/test';
import { addressIn, content, fewOrAll, languageLink, languages } from '../site.ts';
import { anyScript, letItSettle, scriptsOf } from '../slow-line.ts';

/*
 * The scripts of the home page load one after another. Links must work at any moment, also if some scripts never load.
 */
for (const [index, share] of fewOrAll([0.5], [0, 0.2, 0.4, 0.8]).entries()) {
  const language = languages[index % 2] ?? languages[0];
  const { locale, words } = language;
  const other = languages.find((one) => one !== language) ?? language;

  test(`${locale}: links lead on where ${share * 100}% of the scripts have come`, async ({
    page,
    context,
  }) => {
    const scripts = await scriptsOf(page, addressIn(language, 'home'));
    const toOtherLanguage = [languageLink, addressIn(other, 'home')] as const;
    const toCourses = [
      (to: Page) => to.getByRole('banner').getByRole('link', { name: words.nav.courses, exact: true }),
      addressIn(language, 'courses'),
    ] as const;
    const toPortfolio = [
      (to: Page) => to.getByRole('link', { name: content.site.hero.callToAction[locale] }),
      `${addressIn(language, 'home')}#portfolio`,
    ] as const;
    // The link to a section stays on the page, so that another link can be followed from there.
    for (const waysOn of [[toOtherLanguage], [toPortfolio, toCourses]]) {
      const visitor = await context.newPage();
      const come = new Set(scripts.slice(0, Math.round(scripts.length * share)));
      await visitor.route(anyScript, (route) => {
        const { pathname } = new URL(route.request().url());
        // Only scripts of the home page are held; scripts that only the next page needs are loaded.
        return come.has(pathname) || !scripts.includes(pathname) ? route.continue() : new Promise(() => {});
      });
      await visitor.goto(addressIn(language, 'home'), { waitUntil: 'domcontentloaded' });
      await visitor.mouse.wheel(0, 10);
      await letItSettle(visitor);
      for (const [link, address] of waysOn) {
        await link(visitor).filter({ visible: true }).first().click();
        await expect(visitor).toHaveURL(address);
        if (address.includes('#')) await expect(visitor.locator('#portfolio h2')).toBeInViewport();
        else await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await visitor.close();
    }
  });
}
