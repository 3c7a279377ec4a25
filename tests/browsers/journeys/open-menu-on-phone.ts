import { menuPages } from '../../../app/site-map.ts';
import { addressIn } from '../../site.ts';
import type { Target } from '../find-in-page.ts';
import type { Journey } from '../journeys.ts';

export const openMenuOnPhone: Journey = {
  title: 'finds a page through the menu of a phone',
  async tell(visitor, language) {
    const { words } = language;
    const menu: Target = { role: 'dialog', name: words.nav.menu };
    const open: Target = { role: 'button', name: words.nav.openMenu };

    await visitor.tab.resize(390, 844);
    await visitor.visit(addressIn(language, 'home'));
    await visitor.click(open);
    await visitor.expect('all pages', () => visitor.count({ css: 'nav a', in: menu }), menuPages.length);
    await visitor.click({ role: 'link', name: words.nav.courses, in: menu });
    await visitor.seesNo(menu);
    await visitor.expect('the page', () => visitor.path(), addressIn(language, 'courses'));
    await visitor.sees({ css: 'h1', text: words.courses.heading });

    await visitor.click(open);
    await visitor.sees(menu);
    await visitor.press('Escape');
    await visitor.seesNo(menu);
    await visitor.expect('focus is on the button again', () => visitor.hasFocus(open), true);
    await visitor.click(open);
    await visitor.click({ role: 'button', name: words.nav.closeMenu, in: menu });
    await visitor.seesNo(menu);
  },
};
