import { expect, type Page, test } from '@playwright/test';
import { deliveryCost, pickUp } from '#model/content/delivery.ts';
import { fill, groupDigits } from '#model/language/translate.ts';
import { fillStorage } from '../browser-storage.ts';
import { addressIn, chatText, content, itemOf, type Language, languages, priceOf, visit } from '../site.ts';

const kalima = itemOf(content.frames, 'kalima');
const zones = content.ordering.zones ?? [];
const price = priceOf(kalima, '50x70');
const [english] = languages;

function line(quantity: number, change: object = {}) {
  const [print, color] = [kalima.prints[0]?.id, kalima.colors[0]];
  return {
    slug: kalima.slug,
    title: kalima.title.en,
    print,
    size: '50x70',
    color,
    quantity,
    price,
    ...change,
  };
}

async function store(page: Page, lines: object[], delivery?: string) {
  await page.addInitScript(
    ([list, id]) => {
      // A reload keeps what the page itself has stored.
      if (localStorage.length > 0) return;
      localStorage.setItem('selection', list);
      if (id) localStorage.setItem('delivery', id);
    },
    [JSON.stringify(lines), delivery ?? ''] as const,
  );
}

/** Changes the zones that the site offers, and whether an order can be picked up. */
async function offer(page: Page, change: (delivery: { canPickUp: boolean; zones: object[] }) => unknown) {
  await page.route('**/delivery.json', async (route) =>
    route.fulfill({ json: change(await (await route.fetch()).json()) }),
  );
}

async function open(page: Page, language: Language) {
  await visit(page, `${addressIn(language, 'faq')}?selection=open`);
  const panel = page.getByRole('dialog', { name: language.words.selection.title });
  const send = panel.getByRole('link', { name: language.words.selection.send });
  await expect(send).toBeVisible();
  return {
    panel,
    /** The zones; before them stands picking the order up. */
    radios: panel.locator(`input[name=delivery]:not([value=${pickUp}])`),
    pickUpRadio: panel.getByRole('radio', { name: language.words.selection.pickUp }),
    foot: panel.getByRole('contentinfo').or(panel.locator('footer')),
    /** The last lines of the message, without direction marks. */
    ends: async (...lines: string[]) => {
      const text = chatText(await send.getAttribute('href')).replaceAll(/[\u2066-\u2069]/g, '');
      expect(text.split('\n').slice(-lines.length)).toEqual(lines);
    },
  };
}

for (const language of languages) {
  const { words, locale } = language;
  const { whatsapp, selection, frames } = words;

  test(`${locale}: each zone adds its price to the total, in the list and in the message`, async ({
    page,
  }) => {
    await store(page, [line(2)]);
    const { panel, radios, foot, ends } = await open(page, language);
    await expect(radios).toHaveCount(zones.length);
    await expect(foot).toContainText(`${selection.totalWithoutDelivery}${2 * price}`);
    await expect(panel.locator('input:checked')).toHaveCount(0);
    await ends(fill(whatsapp.totalWithoutDelivery, { total: 2 * price }));
    for (const [index, zone] of zones.entries()) {
      await radios.nth(index).check({ force: true });
      const cost = deliveryCost(zone, 2 * price);
      const place = zone.name[locale];
      const total = groupDigits(2 * price + (cost ?? 0));
      const said =
        cost === null
          ? fill(whatsapp.deliveryToTell, { place })
          : fill(whatsapp.delivery, { place, price: cost });
      await expect(foot).toContainText(said);
      await expect(foot).toContainText(
        `${cost === null ? selection.totalWithoutDelivery : frames.total}${total}`,
      );
      await ends(said, fill(cost === null ? whatsapp.totalWithoutDelivery : whatsapp.total, { total }));
    }
  });
}

test('delivery is free from a total on, and what is sold out does not count', async ({ page }) => {
  const zone = zones.find(({ freeFrom }) => freeFrom);
  const quantity = Math.ceil((zone?.freeFrom ?? 0) / price);
  await store(page, [line(quantity), line(1, { size: '1x1' })], JSON.stringify(zone?.id));
  const { panel, foot, ends } = await open(page, english);
  const total = quantity * price;
  await ends('Delivery: Amman, free', `Total: ${total} JOD`);
  await panel.getByRole('button', { name: english.words.frames.less }).first().click();
  await expect(foot).toContainText(`Delivery: Amman, ${zone?.price} JOD`);
  await ends(`Delivery: Amman, ${zone?.price} JOD`, `Total: ${total - price + (zone?.price ?? 0)} JOD`);
});

test('the choice is kept with the list, goes with it, and comes back with it', async ({ page, context }) => {
  await store(page, [line(1)]);
  const { panel, radios, foot } = await open(page, english);
  const other = await context.newPage();
  const there = await open(other, english);
  await radios.first().check({ force: true });
  await expect(there.radios.first()).toBeChecked();
  await page.reload();
  await expect(radios.first()).toBeChecked();
  await panel.getByRole('button', { name: english.words.selection.clear }).click();
  expect(await page.evaluate(() => localStorage.getItem('delivery'))).toBeNull();
  await panel.getByRole('button', { name: english.words.common.undo }).click();
  await expect(foot).toContainText('Delivery: Amman, 3 JOD');
});

test('a zone that is no longer offered is as none chosen', async ({ page }) => {
  await store(page, [line(1)], '"long-gone"');
  const { radios, ends } = await open(page, english);
  await expect(radios.first()).not.toBeChecked();
  await ends(`Total without delivery: ${price} JOD`);
});

test('where storage is full, the choice lasts as long as the page', async ({ page }) => {
  await fillStorage(page);
  await visit(page, addressIn(english, 'frames'));
  await page.getByRole('button', { name: english.words.selection.add }).first().click();
  await page.getByRole('banner').getByRole('button', { name: english.words.selection.title }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('radio', { name: 'Amman' }).check({ force: true });
  await expect(panel).toContainText('Delivery: Amman, 3 JOD');
  await panel.getByRole('button', { name: english.words.common.close }).click();
  await page.getByRole('banner').getByRole('button', { name: english.words.selection.title }).click();
  await expect(panel.getByRole('radio', { name: 'Amman' })).toBeChecked();
});

test('an order can be picked up where the studio says where it is', async ({ page }) => {
  await store(page, [line(1)]);
  const { panel, pickUpRadio, ends } = await open(page, english);
  await expect(panel.getByRole('radio').first()).toHaveAccessibleName(english.words.selection.pickUp);
  await pickUpRadio.check({ force: true });
  await expect(panel).toContainText(english.words.whatsapp.pickUp);
  await ends(english.words.whatsapp.pickUp, `Total: ${price} JOD`);

  // The studio no longer says where it is.
  await offer(page, (delivery) => ({ ...delivery, canPickUp: false }));
  await page.reload();
  await ends(`Total without delivery: ${price} JOD`);
  await expect(panel.getByRole('radio')).toHaveCount(zones.length);
});

test('without zones the list is as it was', async ({ page }) => {
  await store(page, [line(1)], '"amman"');
  await offer(page, () => null);
  const { radios, ends, panel } = await open(page, english);
  await expect(radios).toHaveCount(0);
  await expect(panel).not.toContainText(english.words.selection.delivery);
  await ends('Frames: 1', `Total: ${price} JOD`);
});
