import { expect, type Page, test } from '@playwright/test';
import { addressIn, boxOf, chatText, languages, onceIn, scriptsAreReady } from '../site.ts';
import { anyScript, holdRequests } from '../slow-line.ts';

/*
 * The scripts of a page never finish loading. The brief's questions must still work, and after eight seconds the brief offers
 * a chat and “On your wall” asks the visitor to load it again.
 */

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** Speeds up animations, so that eight seconds pass in less than one. */
async function speedUpAnimations(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 16 });
}

for (const language of languages) {
  const { locale, words } = language;
  const once = onceIn(language);

  test(`${locale}: after eight seconds the brief leads to a chat, and every question can be reached, and back`, async ({
    page,
  }) => {
    const release = await holdRequests(page, anyScript);
    await page.goto(addressIn(language, 'brief'));
    const note = page.getByText(words.brief.slow);
    await test.step('after eight seconds it leads to a chat', async () => {
      await expect(note).toBeHidden();
      await expect(note).toHaveCSS('animation-delay', '8s');
      await speedUpAnimations(page);
      await expect(note).toBeVisible();
      const link = page.getByRole('link', { name: words.brief.writeDirectly });
      expect(chatText(await link.getAttribute('href'))).toBe(words.whatsapp.question);
      expect((await boxOf(note)).height).toBeGreaterThan(20);
    });

    const { brief } = words;
    const titles = [brief.what, brief.where, brief.stage, brief.style, brief.budget, brief.when, brief.you];
    const form = page.getByRole('form', { name: words.nav.brief });
    const shown = () => form.getByRole('heading', { level: 2 }).filter({ visible: true });
    await expect(shown()).toHaveText([brief.what]);
    await form.getByRole('radio').first().check();
    for (const title of titles.slice(1)) {
      const isLast = title === brief.you;
      await form
        .getByRole('link', { name: isLast ? brief.message : brief.next })
        .filter({ visible: true })
        .tap();
      await expect(shown()).toHaveText([title]);
    }
    const panel = page.getByRole('region', { name: brief.message });
    await expect(panel).toBeVisible();
    await panel.getByRole('link', { name: brief.back }).tap();
    await expect(shown()).toHaveText([brief.when]);
    release();
    await scriptsAreReady(page);
    await expect(note).toBeHidden();
    await expect(shown()).toHaveText([brief.when]);
    await page.goBack();
    await page.goBack();
    await expect(form.getByRole('heading', { name: brief.you })).toBeHidden();
  });

  once(`${locale}: after eight seconds the wall asks to be loaded again`, async ({ page }) => {
    await holdRequests(page, anyScript);
    await page.goto(addressIn(language, 'wall'));
    const note = page.getByText(words.wall.slow);
    await expect(note).toBeHidden();
    await speedUpAnimations(page);
    await expect(note).toBeVisible();
  });
}
