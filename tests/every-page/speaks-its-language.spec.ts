import { expect, test } from '@playwright/test';
import { en } from '../../app/language/en.ts';
import { everyPage, visit } from '../site.ts';

const rawKey = new RegExp(`\\b(${Object.keys(en).join('|')})\\.[a-z]\\w*`);
const openPlaceholder = /\{\w*\}/;

for (const { key, address, locale, dir, words } of everyPage) {
  test(`${locale}: ${key}`, async ({ page }) => {
    await visit(page, address);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    if (key !== 'home') {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[key].heading);
      await expect(page.getByText(words[key].subtitle, { exact: true })).toBeVisible();
    }

    const texts = await page.evaluate(() => [
      document.title,
      ...[...document.querySelectorAll('body *')]
        .filter(({ localName }) => !['script', 'style'].includes(localName))
        .flatMap((element) => [
          ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')),
          ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
        ])
        .filter((text) => text?.trim()),
    ]);
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.filter((text) => text && (rawKey.test(text) || openPlaceholder.test(text)))).toEqual([]);
    expect(texts.filter((text) => text && /undefined|NaN|\[object/.test(text))).toEqual([]);

    if (locale === 'ar') {
      // Whole English sentences have no place on an Arabic page, outside the language link.
      expect(texts.filter((text) => text && /^[A-Za-z ,.'’-]{12,}$/.test(text.trim()))).toEqual([]);
    }
  });
}

test('the hero says what the specification says', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transforming Spaces Into Art');
});
