import assert from 'node:assert/strict';
import { fill } from '../../../app/language/translate.ts';
import type { PageKey } from '../../../app/site-map.ts';
import { addressIn, content, itemOf, type Language } from '../../site.ts';
import { firstOf, type Target } from '../find-in-page.ts';
import type { Journey } from '../journeys.ts';
import type { Visitor } from '../visitor.ts';

const frame = itemOf(content.frames, 'rum');
const project = itemOf(content.projects, 'stone-house-in-salt');

export const stayInPlace: Journey = {
  title: 'finds the page where it was, behind every dialog and after it',
  async tell(visitor, language) {
    const { words, locale } = language;
    const header: Target = { role: 'banner' };
    const details = fill(words.frames.detailsTitle, { title: frame.title[locale] });
    const ways: [PageKey, Target, closeLabel: string][] = [
      ['frames', { role: 'link', name: details }, words.common.close],
      ['projects', { css: 'main article a[href]', nameHas: project.title[locale] }, words.common.close],
      ['testimonials', { role: 'button', nameHas: words.selection.title, in: header }, words.common.close],
    ];
    for (const width of [1366, 390]) {
      await visitor.tab.resize(width, 844);
      for (const [page, opener, closeLabel] of ways)
        await openAndClose(visitor, language, page, opener, closeLabel);
    }
    const menu: Target = { role: 'button', name: words.nav.openMenu, in: header };
    await openAndClose(visitor, language, 'testimonials', menu, words.nav.closeMenu);
  },
};

async function openAndClose(
  visitor: Visitor,
  language: Language,
  page: PageKey,
  opener: Target,
  closeLabel: string,
) {
  const dialog: Target = { role: 'dialog' };
  const at = `${page} (${language.locale}): ${JSON.stringify(opener)}`;
  await visitor.visit(addressIn(language, page));
  await visitor.sees(opener);
  if (opener.in) await visitor.inPage(() => scrollTo({ top: 400, behavior: 'instant' }));
  else await visitor.inPage(`${firstOf(opener)}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  await visitor.standsStill();

  // Where the heading of the page stands tells of jumps upwards and sideways.
  const place = () =>
    visitor.inPage(() => {
      const { left, top, width } = document.querySelector('h1')?.getBoundingClientRect() ?? new DOMRect();
      return [left, top, width].map(Math.round);
    });
  const before = { place: await place(), scrolled: await visitor.scrolled() };
  assert.ok(before.scrolled > 0, `${at}: the page is scrolled`);
  await visitor.click(opener);
  await visitor.sees(dialog);
  assert.deepEqual(await place(), before.place, `${at}: the page stands still behind the dialog`);
  await visitor.click({ role: 'button', name: closeLabel, in: dialog });
  await visitor.seesNo(dialog);
  await visitor.expect(`${at}: scrolled as before`, () => visitor.scrolled(), before.scrolled);
  assert.deepEqual(await place(), before.place, `${at}: the page stands where it was`);
}
