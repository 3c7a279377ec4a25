import { count, fill } from '../../../app/language/translate.ts';
import { addressIn, content, itemOf } from '../../site.ts';
import type { Target } from '../find-in-page.ts';
import type { Journey } from '../journeys.ts';

const large = itemOf(content.frames, 'kalima');
const small = itemOf(content.frames, 'dunes');
const largePrice = large.pricing.find(({ size }) => size === '50x70')?.price ?? 0;
const smallPrice = small.pricing[0]?.price ?? 0;

export const addToSelection: Journey = {
  title: 'gathers two frames, removes one and brings it back',
  async tell(visitor, language) {
    const { words, locale } = language;
    const sheet: Target = { role: 'dialog', name: words.selection.title };
    const add = (frame: typeof large): Target => {
      return { role: 'button', name: fill(words.selection.addTitle, { title: frame.title[locale] }) };
    };
    const costs = async (amount: number) => {
      const total = `${words.frames.total}${amount} ${words.common.jodWord}`;
      await visitor.expect('the total', () => visitor.text({ css: 'footer p', in: sheet }), total);
    };

    await visitor.visit(addressIn(language, 'frames'));
    const card: Target = { role: 'article', name: large.title[locale] };
    await visitor.click({ role: 'button', nameHas: '50×70', in: card });
    await visitor.click(add(large));
    await visitor.click(add(small));
    const items = count(words, locale, 'item', 2);
    await visitor.click({
      role: 'button',
      name: fill(words.selection.button, { items }),
      in: { role: 'banner' },
    });
    await visitor.expect('two frames', () => visitor.count({ css: 'h3', in: sheet }), 2);
    await costs(largePrice + smallPrice);

    const remove = fill(words.selection.remove, { title: small.title[locale] });
    await visitor.click({ role: 'button', name: remove, in: sheet });
    await visitor.expect('one frame', () => visitor.count({ css: 'h3', in: sheet }), 1);
    await costs(largePrice);
    const undo: Target = { role: 'button', name: words.common.undo, in: sheet };
    await visitor.expect('focus is on Undo', () => visitor.hasFocus(undo), true);
    await visitor.click(undo);
    await visitor.expect('two frames again', () => visitor.count({ css: 'h3', in: sheet }), 2);
    await costs(largePrice + smallPrice);

    await visitor.click({ role: 'button', name: words.common.close, in: sheet });
    await visitor.seesNo(sheet);
    await visitor.reload();
    await visitor.sees({ role: 'button', name: fill(words.selection.button, { items }) });
  },
};
