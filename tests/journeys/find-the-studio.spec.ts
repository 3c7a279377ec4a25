import { expect, test } from '@playwright/test';
import { readChatLink } from '#model/whatsapp/chat-link.ts';
import { addressIn, content, languages, visit } from '../site.ts';

const { point } = content.site.contact.place ?? {};

for (const language of languages) {
  const { locale, words } = language;

  test(`${locale}: one tap from the ordering page to the studio on a map`, async ({ page }) => {
    await visit(page, addressIn(language, 'ordering'));
    const pickUp = content.ordering.steps.find(({ needs }) => needs === 'place')?.title[locale] ?? '';
    const map = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: pickUp }) })
      .getByRole('link', { name: words.contact.map });
    await expect(map).toHaveAttribute('target', '_blank');
    const query = new URL((await map.getAttribute('href')) ?? '').searchParams.get('q');
    expect(query).toBe(`${content.site.name[locale]}@${point?.latitude},${point?.longitude}`);
  });

  test(`${locale}: the contact page names the quarter, opens the map, and asks for the pin in a chat`, async ({
    page,
  }) => {
    await visit(page, addressIn(language, 'contact'));
    const main = page.getByRole('main');
    await expect(main.getByText(content.site.contact.place?.area[locale] ?? '')).toBeVisible();
    await expect(main.getByRole('link', { name: words.contact.map }).first()).toBeVisible();
    const chat = await main.getByRole('link', { name: words.contact.sendLocation }).getAttribute('href');
    expect(readChatLink(chat ?? '')?.text).toBe(words.whatsapp.location);
  });

  test(`${locale}: who chooses to meet at the studio sees where it is`, async ({ page }) => {
    await visit(page, `${addressIn(language, 'brief')}#when`);
    const map = page.getByRole('main').getByRole('link', { name: words.contact.map });
    await expect(map).toHaveCount(0);
    await page.getByText(words.brief.studio, { exact: true }).click();
    await expect(map).toBeVisible();
  });
}
