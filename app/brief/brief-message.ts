import type { BriefChoices } from '#app/loaders/types.ts';
import { clockAt } from '#model/hours/clock.ts';
import { dateText, hourText } from '#model/hours/hours-text.ts';
import type { Locale } from '#model/language/locales.ts';
import type { Words } from '#model/language/translate.ts';
import type { BriefMessage } from '#model/whatsapp/brief-text.ts';
import { type BriefDraft, spaces, stages } from './draft.ts';

/**
 * The draft's answers as texts in the page's language. An answer that the page no longer offers becomes an empty text, and
 * an empty text gets no line in the message.
 * @param zone the studio's time zone, in which the proposed times are written
 */
export function briefMessage(
  words: Words,
  locale: Locale,
  draft: BriefDraft,
  choices: BriefChoices,
  zone: string,
): BriefMessage {
  const { brief } = words;
  const word = <Key extends keyof Words['brief']>(keys: readonly Key[], chosen: string) => {
    const key = keys.find((one) => one === chosen);
    return key ? brief[key] : '';
  };
  const work = (id: string) => choices.works.find((one) => one.id === id)?.title ?? '';
  const { city, area, name, phone } = draft;
  return {
    ...{ city, area, name, phone },
    service: choices.services.find(({ slug }) => slug === draft.service)?.title ?? '',
    like: work(draft.like),
    space: word(spaces, draft.place),
    stage: word(stages, draft.stage),
    styles: draft.styles.map(work).filter(Boolean),
    budget: draft.budget === 'advise' ? brief.advise : (choices.budgets[Number(draft.budget || -1)] ?? ''),
    meeting: word(choices.meetings, draft.meeting),
    times: [...draft.times]
      .sort((a, b) => a - b)
      .map((instant) => {
        const { day, minutes } = clockAt(zone, instant);
        return { day: dateText(locale, day), time: hourText(locale, minutes) };
      }),
  };
}
