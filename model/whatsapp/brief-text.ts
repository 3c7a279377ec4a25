import type { Locale } from '#model/language/locales.ts';
import { westernDigits } from '#model/language/read-number.ts';
import { fill, type Words } from '#model/language/translate.ts';
import { isolateAuto, isolateByLocale, isolateLtr } from './isolate.ts';
import { neutralize, withoutDirectionMarks } from './neutralize.ts';

/**
 * A visitor's answers in the brief (the form for a new project), as texts in the page’s language. An empty text or list
 * means that there is no answer.
 */
export interface BriefMessage {
  service: string;
  /** Title of the project from which the visitor opened the brief. */
  like: string;
  city: string;
  space: string;
  /** The area in m², as the visitor typed it. */
  area: string;
  stage: string;
  /** Titles of the projects whose style the visitor likes. */
  styles: string[];
  budget: string;
  meeting: string;
  /** Proposed times on the studio's clock, such as “Sunday 6 December” and “11:00”, «11 صباحًا». */
  times: { day: string; time: string }[];
  name: string;
  phone: string;
}

/** Maximum length of a brief's message, in characters. A longer message cannot be sent until the visitor shortens it. */
export const maxBriefLength = 1000;

/**
 * The WhatsApp message of a brief: one labelled line per answer, in the order of the questions. A question without an
 * answer has no line. Digits in the area and in the telephone number become 0 to 9.
 */
export function briefText(words: Words, locale: Locale, brief: BriefMessage): string {
  const lines = words.whatsappBrief;
  const own = (text: string) => text && isolateByLocale(text, locale);
  const typed = (text: string) => {
    const clean = neutralize(text.replace(/\s+/g, ' ').trim());
    return clean && isolateAuto(clean);
  };
  const phone = westernDigits(neutralize(withoutDirectionMarks(brief.phone.replace(/\s+/g, ' '))));
  const all: [line: string, values: Record<string, string | number>][] = [
    [lines.service, { service: brief.service }],
    [lines.like, { title: own(brief.like) }],
    [lines.city, { city: typed(brief.city) }],
    [lines.place, { place: brief.space }],
    [lines.area, { area: typed(westernDigits(brief.area)) }],
    [lines.stage, { stage: brief.stage }],
    [lines.styles, { titles: own(brief.styles.join(words.common.listComma)) }],
    [lines.budget, { budget: brief.budget }],
    [lines.meeting, { meeting: brief.meeting }],
    ...brief.times.map(({ day, time }, index): [string, Record<string, string | number>] => [
      lines.time,
      { n: index + 1, day, time },
    ]),
    [lines.name, { name: typed(brief.name) }],
    [lines.phone, { phone: phone && isolateLtr(phone) }],
  ];
  const answered = all.filter(([, values]) => Object.values(values).every((value) => value !== ''));
  return [lines.opening, '', ...answered.map(([line, values]) => fill(line, values))].join('\n');
}

/**
 * The message of a brief without answers: only the labels of its lines. Visitors without scripts write their answers
 * after the labels.
 */
export function blankBrief({ whatsappBrief: lines }: Words): string {
  const { opening, times, service, city, place: space, area, stage, styles, budget, meeting, name } = lines;
  const labels = [service, city, space, area, stage, styles, budget, meeting].map(labelOf);
  return [opening, '', ...[...labels, times, labelOf(name)].map((label) => `${label} `)].join('\n');
}

/** The label of a line in a message: the line's text up to the colon, including the colon. */
function labelOf(line: string): string {
  return line.slice(0, line.indexOf(':') + 1);
}
