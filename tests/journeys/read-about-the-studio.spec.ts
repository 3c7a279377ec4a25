import { expect, test } from '@playwright/test';
import { addressIn, content, languages, visit } from '../site.ts';

for (const language of languages) {
  const { locale, words } = language;

  for (const from of ['contact', 'services'] as const) {
    test(`${locale}: from the ${from} page to the people and materials, and to a project`, async ({
      page,
    }) => {
      await visit(page, addressIn(language, from));
      const main = page.getByRole('main');
      await main.getByRole('link', { name: words.nav.toStudio }).click();
      await expect(page).toHaveURL(addressIn(language, 'studio'));
      for (const { name } of content.studio.people ?? []) {
        await expect(main.getByRole('figure').filter({ hasText: name[locale] })).toBeVisible();
      }
      const project = content.projects.find(({ slug }) => slug === 'ceramics-boutique');
      // Several materials may be used in the project.
      const links = main.getByRole('link', { name: project?.title[locale] ?? '' });
      await links.first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(project?.title[locale] ?? '');
    });
  }
}
