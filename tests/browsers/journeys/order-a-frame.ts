import assert from 'node:assert/strict';
import { fill } from '../../../app/language/translate.ts';
import { itemAddress } from '../../../app/site-map.ts';
import { addressIn, chatText, content, itemOf } from '../../site.ts';
import type { Target } from '../find-in-page.ts';
import type { Journey } from '../journeys.ts';

const frame = itemOf(content.frames, 'kalima');
const price = frame.pricing.find(({ size }) => size === '50x70')?.price ?? 0;

export const orderAFrame: Journey = {
  title: 'orders two large frames from a card',
  async tell(visitor, language) {
    const { words, locale } = language;
    const card: Target = { role: 'article', name: frame.title[locale] };
    const size: Target = { role: 'button', nameHas: '50×70', in: card };
    const orderLink: Target = {
      role: 'link',
      nameHas: `${words.frames.order}: ${frame.title[locale]}`,
      in: card,
    };

    await visitor.visit(addressIn(language, 'frames'));
    await visitor.click(size);
    await visitor.expect('the size is chosen', () => visitor.attribute(size, 'aria-pressed'), 'true');
    await visitor.click({ role: 'button', name: words.frames.more, in: card });
    await visitor.sees({ css: 'p, span, output', text: fill(words.common.jod, { n: 2 * price }), in: card });

    const text = chatText(await visitor.attribute(orderLink, 'href')).replace(/[\u2066-\u2069]/g, '');
    const lines = text.split('\n');
    const said = words.whatsapp;
    for (const line of [
      fill(said.frame, { title: frame.title[locale] }),
      fill(said.size, { size: '50×70' }),
      fill(said.quantity, { quantity: 2 }),
      fill(said.total, { total: 2 * price }),
    ]) {
      assert.ok(lines.includes(line), `The order says “${line}”:\n${text}`);
    }
    const url = `${content.site.url}${itemAddress('frames', frame.slug, locale)}`;
    assert.equal(lines.at(-1), fill(said.link, { url }), 'The order ends with the frame’s address');
  },
};
