import { addressIn, content, itemOf } from '../../site.ts';
import type { Target } from '../find-in-page.ts';
import type { Journey } from '../journeys.ts';

const project = itemOf(content.projects, 'walnut-kitchen');
const alike = content.projects.filter(({ category }) => category.en === project.category.en);

export const filterProjects: Journey = {
  title: 'sees projects of one kind, opens one and closes it by Escape',
  async tell(visitor, language) {
    const { words, locale } = language;
    const title = project.title[locale];
    const card: Target = { css: 'main article' };
    const opener: Target = { css: 'main article a[href], main article button', nameHas: title };
    const dialog: Target = { role: 'dialog', name: title };
    const filter: Target = { role: 'group', name: words.projects.filter };

    await visitor.visit(addressIn(language, 'projects'));
    await visitor.expect('all projects', () => visitor.count(card), content.projects.length);
    await visitor.click({ role: 'button', name: project.category[locale], in: filter });
    await visitor.expect('those of the kind', () => visitor.count(card), alike.length);
    await visitor.click(opener);
    await visitor.sees(dialog);
    await visitor.sees({ css: 'dd', text: project.details.client[locale], in: dialog });
    await visitor.press('Escape');
    await visitor.seesNo(dialog);
    await visitor.expect('focus is on the card again', () => visitor.hasFocus(opener), true);
    await visitor.expect('the filter stays', () => visitor.count(card), alike.length);
  },
};
