import { fill } from '#model/language/translate.ts';
import { addressIn, content, itemOf } from '../../site.ts';
import type { Target } from '../find-in-page.ts';
import type { Journey } from '../journey.ts';

const frame = itemOf(content.frames, 'kalima');
const pictures = frame.images.length;

export const lookAtFrameDetails: Journey = {
  title: 'looks through the pictures of a frame, changes its size and goes Back to where it was opened',
  async tell(visitor, language) {
    const { words, locale, dir } = language;
    const title = frame.title[locale];
    const card: Target = { css: 'article', name: title };
    const details: Target = { css: 'a', name: fill(words.frames.detailsTitle, { title }), in: card };
    const dialog: Target = { css: 'dialog[open]', name: title };
    const size: Target = { css: 'label', text: '40×50' };
    const chosenSize: Target = { ...size, css: 'label:has(:checked)' };
    const shows = async (n: number) => {
      const name = fill(words.picture.open, { n, m: pictures });
      await visitor.sees({ css: 'button[aria-current=true]', name, in: dialog });
      const label = JSON.stringify(frame.images[n - 1]?.label?.[locale] ?? '');
      const isOnStage = () => visitor.inPage<boolean>(`(${isLargeInDialog})(${label})`);
      await visitor.expect(`picture ${n} is on the stage`, isOnStage, true);
    };

    await visitor.visit(addressIn(language, 'frames'));
    await visitor.click(details);
    await visitor.sees(dialog);
    await shows(1);
    await visitor.click({ css: 'button', name: words.picture.previous, in: dialog });
    await shows(pictures);
    await visitor.click({ css: 'button', name: words.picture.next, in: dialog });
    await shows(1);
    await visitor.tab.press(dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    await shows(2);

    await visitor.click({ ...size, in: dialog });
    await visitor.sees({ ...chosenSize, in: dialog });
    await visitor.tab.back();
    await visitor.seesNo(dialog);
    await visitor.expect('the page is the same', () => visitor.path(), addressIn(language, 'frames'));
    await visitor.expect('focus is on the link again', () => visitor.hasFocus(details), true);
    await visitor.sees({ ...chosenSize, in: card });

    await visitor.click(details);
    await visitor.sees({ ...chosenSize, in: dialog });
    await visitor.tab.press('Escape');
    await visitor.seesNo(dialog);
  },
};

/* Runs in the page: whether a picture has loaded and its middle is inside the dialog; the other pictures are beside it. */
function isLargeInDialog(label: string) {
  const stage = document.querySelector('dialog[open]')?.getBoundingClientRect() ?? new DOMRect();
  return [...document.querySelectorAll<HTMLImageElement>('dialog[open] img')].some((image) => {
    const { left, right, width } = image.getBoundingClientRect();
    const middle = (left + right) / 2;
    const isInside = middle > stage.left && middle < stage.right;
    return image.alt === label && width > 100 && image.naturalWidth > 0 && isInside;
  });
}
