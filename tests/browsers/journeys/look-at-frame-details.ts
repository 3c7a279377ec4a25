import { fill } from '../../../app/language/translate.ts';
import { addressIn, content, itemOf } from '../../site.ts';
import type { Target } from '../find-in-page.ts';
import type { Journey } from '../journeys.ts';

const frame = itemOf(content.frames, 'kalima');
const pictures = frame.images.length;

export const lookAtFrameDetails: Journey = {
  title: 'looks through the pictures of a frame, changes its size and goes Back to where it was opened',
  async tell(visitor, language) {
    const { words, locale } = language;
    const title = frame.title[locale];
    const card: Target = { role: 'article', name: title };
    const details: Target = { role: 'link', name: fill(words.frames.detailsTitle, { title }), in: card };
    const dialog: Target = { role: 'dialog', name: title };
    const thumbnail = (n: number): Target => {
      return { role: 'button', name: fill(words.picture.open, { n, m: pictures }), in: dialog };
    };
    const shows = async (n: number) => {
      await visitor.expect(
        `picture ${n} is marked`,
        () => visitor.attribute(thumbnail(n), 'aria-current'),
        'true',
      );
      const label = frame.images[n - 1]?.label?.[locale] ?? '';
      const isOnStage = `(() => {
        const stage = document.querySelector('dialog[open]').getBoundingClientRect();
        return [...document.querySelectorAll('dialog[open] img')].some((image) => {
          const { left, right, width } = image.getBoundingClientRect();
          const middle = (left + right) / 2;
          return image.alt === ${JSON.stringify(label)} && width > 100 && image.naturalWidth > 0 &&
            middle > stage.left && middle < stage.right;
        });
      })()`;
      await visitor.expect(`picture ${n} is on the stage`, () => visitor.inPage<boolean>(isOnStage), true);
    };

    await visitor.visit(addressIn(language, 'frames'));
    await visitor.click(details);
    await visitor.sees(dialog);
    await shows(1);
    await visitor.click({ role: 'button', name: words.picture.previous, in: dialog });
    await shows(pictures);
    await visitor.click({ role: 'button', name: words.picture.next, in: dialog });
    await shows(1);
    await visitor.press(language.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    await shows(2);

    const size: Target = { role: 'button', nameHas: '40×50' };
    await visitor.click({ ...size, in: dialog });
    await visitor.expect(
      'the size is chosen',
      () => visitor.attribute({ ...size, in: dialog }, 'aria-pressed'),
      'true',
    );
    await visitor.back();
    await visitor.seesNo(dialog);
    await visitor.expect('the page is the same', () => visitor.path(), addressIn(language, 'frames'));
    await visitor.expect('focus is on the link again', () => visitor.hasFocus(details), true);
    await visitor.expect(
      'the card has the size',
      () => visitor.attribute({ ...size, in: card }, 'aria-pressed'),
      'true',
    );
  },
};
