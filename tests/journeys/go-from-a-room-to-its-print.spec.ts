import { expect, test } from '@playwright/test';
import { fill } from '#model/language/translate.ts';
import { itemAddress } from '#model/site-map.ts';
import { content, itemOf, type Language, languages, onceIn, visit } from '../site.ts';

/** The projects with a picture that shows prints of the shop, and the index of the first such picture. */
const kinds = ['portfolio', 'projects'] as const;
const rooms = kinds.flatMap((kind) =>
  content[kind].flatMap(({ slug, images }) => {
    const index = images.findIndex(({ prints }) => prints);
    const prints = images[index]?.prints ?? [];
    return prints.length > 0 ? [{ kind, slug, index, prints, count: images.length }] : [];
  }),
);

type Hanging = (typeof rooms)[number]['prints'][number];

const printOf = ({ frame, print }: Hanging) =>
  itemOf(content.frames, frame).prints.find(({ id }) => id === print);

/** The text of the caption's link: the frame's title and, if only one print hangs there, the print's name. */
const nameOf = (hanging: Hanging, { locale, words }: Language) => {
  const { title } = itemOf(content.frames, hanging.frame);
  const print = printOf(hanging)?.name[locale];
  return print ? `${title[locale]}${words.common.listComma}${print}` : title[locale];
};

test('a print of the shop hangs in a room at least', () => {
  expect(rooms.length).toBeGreaterThan(0);
});

for (const language of languages) {
  const once = onceIn(language);
  const { locale, words } = language;
  const [room] = rooms;
  if (!room) continue;

  once(`${locale}: a room's caption leads to the print that hangs in it`, async ({ page }) => {
    await visit(page, itemAddress(room.kind, room.slug, locale));
    // The link is under the picture, and also in the caption of the enlarged picture.
    const captioned = page.getByRole('main').getByRole('figure').nth(room.index);
    for (const print of room.prints) {
      await expect(captioned.getByRole('link', { name: nameOf(print, language), exact: true })).toBeVisible();
    }
    await page
      .getByRole('button', {
        name: fill(words.picture.open, { n: room.index + 1, m: room.count }),
        exact: true,
      })
      .click();
    const last = room.prints.at(-1) ?? { frame: '' };
    const lightbox = page.getByRole('dialog');
    await lightbox.getByRole('button', { name: words.picture.caption }).click();
    await lightbox.getByRole('link', { name: nameOf(last, language), exact: true }).click();
    const group = itemOf(content.frames, last.frame);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(group.title[locale]);
    const chosen = (printOf(last) ?? group.prints[0])?.name[locale] ?? '';
    await expect(page.getByRole('radio', { name: chosen, exact: true })).toBeChecked();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    for (const { kind, slug } of rooms) {
      const project = itemOf(content[kind], slug);
      test(`${locale}: every print in ${slug} can be reached`, async ({ page }) => {
        await page.goto(itemAddress(kind, slug, locale));
        for (const print of project.images.flatMap(({ prints = [] }) => prints)) {
          const link = page.getByRole('link', { name: nameOf(print, language), exact: true }).first();
          await expect(link).toHaveAttribute('href', new RegExp(`/frames/${print.frame}(\\?|$)`));
        }
      });
    }
  });
}
