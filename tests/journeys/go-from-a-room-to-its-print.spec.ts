import { expect, test } from '@playwright/test';
import { fill } from '../../app/language/translate.ts';
import { itemAddress } from '../../app/site-map.ts';
import { content, itemOf, type Language, languages, visit } from '../site.ts';

/** The projects with a picture in which prints of the shop hang, and the first such picture's place. */
const kinds = ['portfolio', 'projects'] as const;
const rooms = kinds.flatMap((kind) =>
  content[kind].flatMap(({ slug, images }) => {
    const index = images.findIndex(({ prints }) => prints);
    const prints = images[index]?.prints ?? [];
    return prints.length > 0 ? [{ kind, slug, index, prints, count: images.length }] : [];
  }),
);

const nameOf = ({ frame, print }: { frame: string; print: string }, { locale, words }: Language) => {
  const group = itemOf(content.frames, frame);
  const name = itemOf(
    group.prints.map(({ id, name }) => ({ slug: id, name })),
    print,
  ).name;
  return `${group.title[locale]}${words.common.listComma}${name[locale]}`;
};

test('a print of the shop hangs in a room at least', () => {
  expect(rooms.length).toBeGreaterThan(0);
});

for (const language of languages) {
  const { locale, words } = language;
  const [room] = rooms;
  if (!room) continue;

  test(`${locale}: a room's caption leads to the print that hangs in it`, async ({ page }) => {
    await visit(page, itemAddress(room.kind, room.slug, locale));
    await page
      .getByRole('button', {
        name: fill(words.picture.open, { n: room.index + 1, m: room.count }),
        exact: true,
      })
      .click();
    for (const print of room.prints) {
      await expect(page.getByRole('link', { name: nameOf(print, language), exact: true })).toBeVisible();
    }
    const last = room.prints.at(-1) ?? { frame: '', print: '' };
    await page.getByRole('link', { name: nameOf(last, language), exact: true }).click();
    const group = itemOf(content.frames, last.frame);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(group.title[locale]);
    const chosen = group.prints.find(({ id }) => id === last.print)?.name[locale] ?? '';
    await expect(page.getByRole('button', { name: chosen, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    for (const { kind, slug } of rooms) {
      const project = itemOf(content[kind], slug);
      test(`${locale}: every print in ${slug} can be reached`, async ({ page }) => {
        await page.goto(itemAddress(kind, slug, locale));
        for (const print of project.images.flatMap(({ prints = [] }) => prints)) {
          const link = page.getByRole('link', { name: nameOf(print, language), exact: true }).first();
          await expect(link).toHaveAttribute('href', /\/frames\/.*\?print=/);
        }
      });
    }
  });
}
