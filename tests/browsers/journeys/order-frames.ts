import assert from 'node:assert/strict';
import { count, fill, groupDigits } from '#model/language/translate.ts';
import { itemAddress } from '#model/site-map.ts';
import { addressIn, chatText, content, itemOf, priceOf } from '../../site.ts';
import type { Target } from '../find-in-page.ts';
import type { Journey } from '../journey.ts';

const frame = itemOf(content.frames, 'kalima');
const total = groupDigits(2 * priceOf(frame, '50x70'));

export const orderFrames: Journey = {
  title: 'puts a large frame on the selection, makes it two and finds them in the order’s text',
  async tell(visitor, language) {
    const { words, locale } = language;
    const title = frame.title[locale];
    const card: Target = { css: 'article', name: title };
    const size: Target = { css: 'label', text: '50×70', in: card };
    const panel: Target = { css: 'dialog[open]', name: words.selection.title };
    const selection = (items: number): Target => {
      const name = fill(words.selection.button, { items: count(words, locale, 'item', items) });
      return { css: 'body header button', name };
    };

    await visitor.visit(addressIn(language, 'frames'));
    await visitor.click(size);
    await visitor.sees({ ...size, css: 'label:has(:checked)' });
    await visitor.click({ css: 'button', name: fill(words.selection.addTitle, { title }), in: card });
    await visitor.click(selection(1));
    await visitor.click({ css: 'button', name: words.frames.more, in: panel });
    await visitor.sees({
      css: 'footer p',
      text: `${words.selection.totalWithoutDelivery}${total}`,
      in: panel,
    });

    const send: Target = { css: 'a', text: words.selection.send, in: panel };
    const message = chatText(await visitor.attribute(send, 'href')).replace(/[\u2066-\u2069]/g, '');
    const expected = [
      words.whatsapp.several,
      fill(words.whatsapp.severalFrame, { n: 1, title }),
      fill(words.whatsapp.size, { size: '50×70' }),
      fill(words.whatsapp.quantity, { quantity: 2 }),
      fill(words.whatsapp.link, { url: `${content.site.url}${itemAddress('frames', frame.slug, locale)}` }),
      fill(words.whatsapp.totalWithoutDelivery, { total }),
    ];
    const lines = message.split('\n');
    assert.deepEqual(
      lines.filter((line) => expected.includes(line)),
      expected,
      message,
    );

    await visitor.click({ css: 'button', name: words.common.close, in: panel });
    await visitor.seesNo(panel);
    await visitor.reload();
    await visitor.sees(selection(2));
  },
};
