import assert from 'node:assert/strict';
import { addressIn } from '../../site.ts';
import type { Target } from '../find-in-page.ts';
import type { Journey } from '../journey.ts';
import { olderThanScripts } from '../watched-site.ts';

export const openTheMenu: Journey = {
  title: 'opens the menu on a phone, with scripts and before them, closes it and follows one of its links',
  async tell(visitor, language) {
    const { words } = language;
    const open: Target = { css: 'body header button', name: words.nav.openMenu };
    const menu: Target = { css: 'dialog#menu[open]' };
    const close: Target = { css: 'button', name: words.nav.closeMenu, in: menu };

    await visitor.tab.resize(390, 844);
    await visitor.tab.open(visitor.addressOf(`${addressIn(language, 'services')}${olderThanScripts}`));
    await visitor.click(open);
    await visitor.sees(menu);
    await visitor.click(close);
    await visitor.seesNo(menu);
    assert.equal(await visitor.attribute({ css: 'html' }, 'data-hydrated'), null, 'No scripts have come');

    await visitor.visit(addressIn(language, 'services'));
    await visitor.click(open);
    await visitor.sees(menu);
    await visitor.click(close);
    await visitor.seesNo(menu);
    await visitor.click(open);
    await visitor.click({ css: 'nav a', name: words.nav.frames, in: menu });
    await visitor.expect('the page', () => visitor.path(), addressIn(language, 'frames'));
    await visitor.seesNo(menu);
    await visitor.sees({ css: 'h1', text: words.frames.heading });
  },
};
