import assert from 'node:assert/strict';
import { fill } from '#model/language/translate.ts';
import { itemAddress } from '#model/site-map.ts';
import { addressIn, chatText, content, itemOf } from '../../site.ts';
import type { Target } from '../find-in-page.ts';
import type { Journey } from '../journey.ts';
import { olderThanScripts } from '../watched-site.ts';

const frame = itemOf(content.frames, 'kalima');

export const comeWithAnOlderBrowser: Journey = {
  title:
    'comes with a browser older than the scripts: finds words, links and an order, no scripts and no error',
  async tell(visitor, language) {
    const { words, locale } = language;
    const title = frame.title[locale];
    const card: Target = { css: 'article', name: title };
    const details: Target = { css: 'a', name: fill(words.frames.detailsTitle, { title }), in: card };
    const isSame = () => visitor.inPage<boolean>('window.isSame === true');

    await visitor.tab.open(visitor.addressOf(`${addressIn(language, 'frames')}${olderThanScripts}`));
    await visitor.inPage('(window.isSame = true)');
    await visitor.sees({ css: 'h1', text: words.frames.heading });
    assert.equal(await visitor.attribute(details, 'href'), itemAddress('frames', frame.slug, locale));
    const message = chatText(await visitor.attribute({ css: 'a[target]', in: card }, 'href'));
    assert.ok(message.includes(title), message);

    // In this older browser the tap loads no scripts and reloads nothing, unlike in supported browsers.
    const add: Target = { css: 'button', name: fill(words.selection.addTitle, { title }), in: card };
    await visitor.click(add);
    await visitor.expect('it looks busy no more', () => visitor.attribute(add, 'aria-busy'), null);
    assert.ok(await isSame(), 'The page is not reloaded');
    const scripts = await visitor.inPage(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
    assert.equal(scripts, 0, 'No script is asked for');
    assert.deepEqual(await visitor.inPage('window.consoleErrors'), []);
  },
};
