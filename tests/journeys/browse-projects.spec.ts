import { expect, test } from '@playwright/test';
import { count, fill, groupDigits } from '#model/language/translate.ts';
import {
  addressIn,
  clickBackdrop,
  content,
  goTo,
  itemOf,
  languages,
  onceIn,
  opener,
  visit,
} from '../site.ts';
import { clickAtOnce, letItSettle } from '../slow-line.ts';

const project = itemOf(content.projects, 'walnut-kitchen');

const chips = [
  ['residential', 'Residential'],
  ['commercial', 'Commercial'],
  ['hospitality', 'Hospitality'],
  ['healthcare', 'Healthcare'],
  ['exterior', 'Exterior Designs'],
] as const;

const counted = {
  en: { 1: '1 project', 2: '2 projects', more: 'projects' },
  ar: { 1: 'مشروع واحد', 2: 'مشروعان', more: 'مشاريع' },
};

for (const language of languages) {
  const { locale, words } = language;
  const once = onceIn(language);
  const facts = {
    area: fill(words.common.squareMeters, { n: groupDigits(project.details.area) }),
    duration: count(words, locale, 'month', project.details.duration),
  };

  test.describe(locale, () => {
    test('a visitor filters by category', async ({ page }) => {
      await visit(page, addressIn(language, 'projects'));
      const filter = page.getByRole('group', { name: words.projects.filter });
      const cards = page.getByRole('article');
      await expect(filter.locator('label')).toHaveText([
        words.projects.all,
        ...chips.map(([key]) => words.projects[key]),
      ]);
      await expect(filter.getByRole('radio', { name: words.projects.all, checked: true })).toBeVisible();
      await expect(cards).toHaveCount(content.projects.length);

      for (const [key, category] of chips) {
        const expected = content.projects.filter((shown) => shown.category.en === category);
        await filter.getByRole('radio', { name: words.projects[key] }).click();
        await expect(filter.getByRole('radio', { checked: true })).toHaveAccessibleName(words.projects[key]);
        await expect(cards.getByRole('heading')).toHaveText(expected.map(({ title }) => title[locale]));
        const { length } = expected;
        const count =
          length === 1 || length === 2 ? counted[locale][length] : `${length} ${counted[locale].more}`;
        await expect(
          page.getByRole('status').filter({ hasText: `${words.projects[key]}: ${count}` }),
        ).toBeAttached();
      }

      await filter.getByRole('radio', { name: words.projects.all }).click();
      await expect(cards).toHaveCount(content.projects.length);
    });

    once(
      'a chip that is tapped while the address still follows another one is chosen at once',
      async ({ page }) => {
        await visit(page, addressIn(language, 'projects'));
        const filter = page.getByRole('group', { name: words.projects.filter });
        const all = filter.getByRole('radio', { name: words.projects.all });
        const residential = filter.getByRole('radio', { name: words.projects.residential });
        // Taps as soon as the address has changed, before the page has been rendered with it.
        await all.evaluate((radio: HTMLInputElement) => {
          const replace = history.replaceState;
          history.replaceState = (...entry) => {
            replace.apply(history, entry);
            history.replaceState = replace;
            queueMicrotask(() => {
              radio.click();
              document.body.dataset.answered = String(radio.checked);
            });
          };
        });
        await residential.click();
        await expect(page.locator('body[data-answered]')).toHaveAttribute('data-answered', 'true');
        await expect(page).toHaveURL(addressIn(language, 'projects'));
        await expect(all).toBeChecked();
      },
    );

    once('a link that is tapped right after a chip leads to its page', async ({ page }) => {
      await visit(page, addressIn(language, 'projects'));
      const chip = page.getByRole('radio', { name: words.projects.residential });
      const link = page.locator(`footer a[href$='${addressIn(language, 'faq')}']`);
      await clickAtOnce(chip, link);
      await expect(page).toHaveURL(addressIn(language, 'faq'));
      await letItSettle(page);
      await expect(page).toHaveURL(addressIn(language, 'faq'));
    });

    once('details that are opened while the page of a link is coming open, and stay', async ({ page }) => {
      await visit(page, addressIn(language, 'projects'));
      await page.route('**/*.data*', () => new Promise(() => {}));
      const link = page.locator(`footer a[href$='${addressIn(language, 'faq')}']`);
      await link.evaluate((element: HTMLElement) => element.click());
      await opener(page.getByRole('main'), project.title[locale]).click();
      await expect(page).toHaveURL((url) => url.searchParams.get('project') === project.slug);
      await expect(page.getByRole('dialog', { name: project.title[locale] })).toBeVisible();
    });

    once('a category and a project chosen right after each other are both kept', async ({ page }) => {
      const [key] = chips.find(([, category]) => category === project.category.en) ?? chips[0];
      const filter = page.getByRole('group', { name: words.projects.filter });
      const chip = filter.getByRole('radio', { name: words.projects[key] });
      const dialog = page.getByRole('dialog', { name: project.title[locale] });
      await visit(page, addressIn(language, 'projects'));
      await clickAtOnce(chip, opener(page.getByRole('main'), project.title[locale]));
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL((url) => url.searchParams.get('project') === project.slug);
      await expect(page).toHaveURL((url) => url.searchParams.get('category') === key);
      await dialog.getByRole('button', { name: words.common.close }).click();
      await expect(dialog).toBeHidden();
      await expect(filter.getByRole('radio', { checked: true })).toHaveAccessibleName(words.projects[key]);
      await expect(page.getByRole('article')).toHaveCount(
        content.projects.filter(({ category }) => category.en === project.category.en).length,
      );
    });

    test('a card says what the project is, in two lines at most, and is cut nowhere', async ({ page }) => {
      await goTo(page, addressIn(language, 'projects'));
      const card = page.getByRole('article').filter({ hasText: project.title[locale] });
      await expect(card.getByText(project.category[locale], { exact: true })).toBeVisible();
      await expect(card.getByText(String(project.details.year), { exact: true })).toBeVisible();
      await expect(card.getByText(facts.area)).toBeVisible();
      await expect(card.getByText(facts.duration)).toBeVisible();
      await expect(card.getByText(project.excerpt[locale], { exact: true })).toBeVisible();
      await expect(card.getByText(project.description[locale])).toHaveCount(0);

      for (const width of [320, 390, 640, 820, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        for (const { title, excerpt } of content.projects) {
          const card = page.getByRole('article').filter({ hasText: title[locale] });
          const measured = await card.getByText(excerpt[locale], { exact: true }).evaluate((element) => {
            const line = Number.parseFloat(getComputedStyle(element).lineHeight);
            return {
              shown: Math.round(element.clientHeight / line),
              whole: Math.round(element.scrollHeight / line),
            };
          });
          expect(measured.whole, `${excerpt[locale]} at ${width} px`).toBeLessThanOrEqual(2);
          expect(measured.shown).toBe(measured.whole);
        }
      }
    });

    once('a visitor looks through a project and reads all its facts', async ({ page }) => {
      await visit(page, addressIn(language, 'projects'));
      const title = project.title[locale];
      const dialog = page.getByRole('dialog', { name: title });
      const label = (index: number) => project.images.at(index)?.label?.[locale] ?? '';
      await opener(page, title).click();
      await expect(dialog.getByRole('img', { name: label(0) })).toBeInViewport();
      const caption = project.images[0]?.caption?.[locale] ?? label(0);
      await expect(dialog.getByText(caption).filter({ visible: true })).toHaveText(caption);
      await dialog.getByRole('button', { name: words.picture.previous }).click();
      await expect(dialog.getByRole('img', { name: label(-1) })).toBeInViewport();
      await page.keyboard.press(locale === 'en' ? 'ArrowRight' : 'ArrowLeft');
      await expect(dialog.getByRole('img', { name: label(0) })).toBeInViewport();

      const { client, location, style, scope, features } = project.details;
      const expected = {
        [words.projects.area]: facts.area,
        [words.projects.duration]: facts.duration,
        [words.projects.client]: client[locale],
        [words.projects.budget]: fill(words.common.jod, { n: groupDigits(project.details.budget) }),
        [words.projects.location]: location[locale],
        [words.projects.style]: style[locale],
        [words.projects.scope]: scope[locale],
      };
      await expect(dialog.getByRole('term')).toHaveText(Object.keys(expected));
      await expect(dialog.getByRole('definition')).toHaveText(Object.values(expected));
      await expect(dialog.getByRole('heading', { name: words.projects.features })).toBeVisible();
      for (const feature of features[locale]) {
        await expect(dialog.getByRole('listitem').filter({ hasText: feature })).toBeVisible();
      }
      await expect(dialog.getByText(`${project.category[locale]} · ${project.details.year}`)).toBeVisible();

      // The gallery starts with the first picture when the dialog is opened again.
      await dialog.getByRole('button', { name: words.picture.next }).click();
      await expect(dialog.getByRole('img', { name: label(1) })).toBeInViewport();
      await clickBackdrop(page, dialog);
      await expect(dialog).toBeHidden();
      await opener(page, title).click();
      await expect(dialog.getByRole('img', { name: label(0) })).toBeInViewport();
    });
  });
}
