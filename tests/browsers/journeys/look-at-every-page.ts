import assert from 'node:assert/strict';
import { everyPage } from '../../site.ts';
import type { Journey } from '../journeys.ts';

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
        amiss.push(...wide.map((element) => `${address} at ${width} px: ${element} is too wide`));
      }
      await visitor.inPage(scrollThrough);
      const seen = await visitor.inPage(() => ({
        lang: document.documentElement.lang,
        dir: document.documentElement.dir,
        headings: document.querySelectorAll('h1').length,
      }));
      const expected = { lang: locale, dir, headings: 1 };
      if (JSON.stringify(seen) !== JSON.stringify(expected))
        amiss.push(`${address}: ${JSON.stringify(seen)}`);
      amiss.push(...(await visitor.noises()).map((noise) => `${address}: ${noise}`));
    }
    assert.deepEqual(amiss, [], amiss.join('\n'));
  },
};

/* Runs in the page: what is wider than the window, by its tag and the beginning of its text. */
function findTooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const found = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > clientWidth + 0.5 || left < -0.5;
  });
  return [`the page (${scrollWidth} px)`, ...found.slice(0, 4).map((element) => describe(element))];

  function describe({ localName, className, textContent }: Element) {
    return `${localName}.${className} “${textContent?.trim().slice(0, 30)}”`;
  }
}

/* Runs in the page: down to its end by half windows, so that every picture comes; the pictures that stay empty make a noise. */
async function scrollThrough() {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
}
