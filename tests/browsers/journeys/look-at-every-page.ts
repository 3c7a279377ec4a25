import assert from 'node:assert/strict';
import { findTooWide } from '../../fit.ts';
import { everyPage } from '../../site.ts';
import type { Journey } from '../journey.ts';

const widths = [320, 390, 820, 1366];

export const lookAtEveryPage: Journey = {
  title: 'looks at every page at every size: quiet, no wider than the window, in its language',
  async tell(visitor, language) {
    const amiss: string[] = [];
    for (const { address, locale, dir } of everyPage.filter(({ locale }) => locale === language.locale)) {
      await visitor.visit(address);
      for (const width of widths) {
        await visitor.tab.resize(width, 844);
        await visitor.expect('the width of the window', () => visitor.inPage(() => innerWidth), width);
        const wide = await visitor.inPage(findTooWide);
        amiss.push(...wide.map((element) => `${address}: too wide at ${element}`));
      }
      await visitor.expect('all pictures have come', () => visitor.inPage(loadPictures), true);
      const seen = await visitor.inPage(() => ({
        lang: document.documentElement.lang,
        dir: document.documentElement.dir,
        headings: document.querySelectorAll('h1').length,
      }));
      const expected = { lang: locale, dir, headings: 1 };
      if (JSON.stringify(seen) !== JSON.stringify(expected))
        amiss.push(`${address}: ${JSON.stringify(seen)}`);
      const errors = await visitor.inPage<string[]>('window.consoleErrors');
      amiss.push(...errors.map((message) => `${address}: ${message}`));
    }
    assert.deepEqual(amiss, [], amiss.join('\n'));
  },
};

/* Runs in the page: loads every visible picture of the page, and returns whether all have loaded or failed. */
function loadPictures(): boolean {
  const pictures = [...document.images].filter((image) => image.checkVisibility());
  for (const image of pictures) image.loading = 'eager';
  return pictures.every(({ complete }) => complete);
}
