import { addressIn, languages } from '../../site.ts';
import type { Journey } from '../journey.ts';

export const changeThemeAndLanguage: Journey = {
  title: 'turns the lights off for good, and reads the same page in the other language',
  async tell(visitor, language) {
    const { words, locale } = language;
    const other = languages.find((one) => one.locale !== locale) ?? language;
    const isDark = () => visitor.inPage(() => document.documentElement.classList.contains('dark'));
    const textColor = () => visitor.inPage(() => getComputedStyle(document.body).color);
    const root = () => visitor.inPage(() => [document.documentElement.lang, document.documentElement.dir]);

    await visitor.visit(addressIn(language, 'services'));
    await visitor.expect('day at first', isDark, false);
    const byDay = await textColor();
    await visitor.click({ css: 'body header button', name: words.theme.toDark });
    await visitor.expect('night', isDark, true);
    await visitor.expect('the ink is another', async () => (await textColor()) !== byDay, true);
    await visitor.reload();
    await visitor.expect('still night', isDark, true);

    await visitor.expect('this language', root, [locale, language.dir]);
    await visitor.click({ css: `body header a[hreflang=${other.locale}]` });
    await visitor.expect('the other language', root, [other.locale, other.dir]);
    await visitor.expect('the same page', () => visitor.path(), addressIn(other, 'services'));
    await visitor.sees({ css: 'h1', text: other.words.services.heading });
    await visitor.expect('night there too', isDark, true);
    await visitor.tab.back();
    await visitor.expect('this language again', root, [locale, language.dir]);
  },
};
