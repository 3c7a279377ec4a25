import assert from 'node:assert/strict';
import { fill } from '#model/language/translate.ts';
import { addressIn, chatText, content, itemOf } from '../../site.ts';
import type { Target } from '../find-in-page.ts';
import type { Journey } from '../journey.ts';

const service = itemOf(content.services, 'commercial-interior-design');

export const tellOfAProject: Journey = {
  title: 'answers the questions about a project, picks two times and finds all of it in the message',
  async tell(visitor, language) {
    const { words, locale } = language;
    const { brief, whatsappBrief: labels } = words;
    const form: Target = { css: 'main form' };
    const answer = (name: string): Target => ({ css: 'label', name, in: form });
    const send: Target = { css: 'main a', text: brief.send };
    const times: Target = { css: 'label:has([name=time]:enabled:not(:checked))', in: form };
    const chosen: Target = { css: '[aria-labelledby=brief-chosen] li', in: form };

    await visitor.visit(addressIn(language, 'brief'));
    await visitor.click(answer(service.title[locale]));
    await visitor.type({ css: '#brief-city' }, 'إربد');
    await visitor.click(answer(brief.cafe));
    await visitor.click(answer(brief.visit));
    // Another day than today is chosen, since today may have no free times left.
    await visitor.click({ css: 'label:has([name=day]:not(:checked))', in: form });
    await visitor.click(times);
    await visitor.expect('one time', () => visitor.count(chosen), 1);
    await visitor.click(times);
    await visitor.expect('two times', () => visitor.count(chosen), 2);

    const lines = chatText(await visitor.attribute(send, 'href')).split('\n');
    const expected = [
      labels.opening,
      fill(labels.service, { service: service.title[locale] }),
      fill(labels.city, { city: '\u2068إربد\u2069' }),
      fill(labels.place, { place: brief.cafe }),
      fill(labels.meeting, { meeting: brief.visit }),
    ];
    assert.deepEqual(
      lines.filter((line) => expected.includes(line)),
      expected,
      lines.join('\n'),
    );
    for (const n of [1, 2]) {
      const [start = ''] = fill(labels.time, { n, day: '|', time: '' }).split('|');
      assert.ok(
        lines.some((line) => line.startsWith(start)),
        lines.join('\n'),
      );
    }
  },
};
