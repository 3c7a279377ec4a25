import { addressIn, content } from '../../site.ts';
import type { Target } from '../find-in-page.ts';
import type { Journey } from '../journeys.ts';

export const readQuestions: Journey = {
  title: 'opens several questions at once and closes one',
  async tell(visitor, language) {
    const { locale } = language;
    const question = (place: number): Target => {
      return { css: 'main summary', text: content.faq[place]?.question[locale] ?? '' };
    };
    const answer = (place: number): Target => {
      return { css: 'main details p', text: content.faq[place]?.answer[locale] ?? '' };
    };

    await visitor.visit(addressIn(language, 'faq'));
    await visitor.seesNo({ css: 'main details p' });
    for (const place of [0, 3, 6]) await visitor.click(question(place));
    for (const place of [0, 3, 6]) await visitor.sees(answer(place));
    await visitor.click(question(3));
    await visitor.seesNo(answer(3));
    for (const place of [0, 6]) await visitor.sees(answer(place));
  },
};
