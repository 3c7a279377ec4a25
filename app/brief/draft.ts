import { storedValue } from '#app/ui/stored-value.ts';
import { isGroup } from '#model/content/walk.ts';

/** The questions' answers that are words of a list; the first is the service. */
export const places = ['home', 'office', 'shop', 'cafe', 'clinic', 'hotel', 'garden'] as const;
export const stages = ['plans', 'shell', 'renew', 'furniture'] as const;
export const meetings = ['visit', 'call'] as const;

/** What stands in the brief. Choices are kept by their keys, which are the same in both languages. */
export interface BriefDraft {
  /** A service's slug. */
  service: string;
  /** The project that was looked at before: `projects/<slug>` or `portfolio/<slug>`. */
  like: string;
  city: string;
  place: string;
  area: string;
  stage: string;
  /** Up to three projects. */
  styles: string[];
  /** The place of a band of `budgets`, or `advise`. */
  budget: string;
  meeting: string;
  /** Up to three instants, ms since 1970. */
  times: number[];
  name: string;
  phone: string;
}

export const emptyDraft: Readonly<BriefDraft> = Object.freeze({
  service: '',
  like: '',
  city: '',
  place: '',
  area: '',
  stage: '',
  styles: [],
  budget: '',
  meeting: '',
  times: [],
  name: '',
  phone: '',
});

/** So many pictures and so many times may be chosen. */
export const most = 3;

/** How long what is typed may be, in characters; longer texts are told, never cut. */
export const longest = { city: 60, area: 120, name: 80, phone: 40 } as const;

export type TypedField = keyof typeof longest;

/** The length of a text as its writer counts it. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

/** The typed field that is too long, if any. */
export function tooLongField(draft: BriefDraft): TypedField | undefined {
  return (Object.keys(longest) as TypedField[]).find((field) => lengthOf(draft[field]) > longest[field]);
}

/** Whether nothing is chosen or typed. */
export function isEmpty(draft: BriefDraft): boolean {
  return Object.values(draft).every((value) => value.length === 0);
}

/** The last instant that a date can be, ms since 1970 (ECMAScript, “Time Values”). */
const lastInstant = 8.64e15;

function isInstant(value: unknown): boolean {
  return Number.isInteger(value) && Math.abs(value as number) <= lastInstant;
}

/** The draft in a stored text; null where it holds anything else. What it names may be gone: see the lists that are shown. */
export function parseDraft(text: string | null): BriefDraft | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isGroup(stored)) return null;
    const entries = Object.entries(emptyDraft).map(([field, empty]) => {
      const value = stored[field];
      if (!Array.isArray(empty)) return [field, typeof value === 'string' ? value : ''];
      const isOne = field === 'times' ? isInstant : (one: unknown) => typeof one === 'string';
      const list = Array.isArray(value) ? value.filter(isOne) : [];
      return [field, [...new Set(list)].slice(0, most)];
    });
    return Object.fromEntries(entries) as BriefDraft;
  } catch {
    return null;
  }
}

/** What was chosen in this visit: outlives a reload, another language and Back. */
export const keptDraft = storedValue({
  key: 'brief-draft',
  area: 'session',
  parse: parseDraft,
  isEmpty: (draft) => draft === null || isEmpty(draft),
});

/** The questions that have an answer, by their parts. */
export function answeredParts(draft: BriefDraft): string[] {
  const { service, city, place, area, stage, styles, budget, meeting, times } = draft;
  const answers = {
    what: service,
    where: city || place || area,
    stage,
    style: styles.length,
    budget,
    when: meeting || times.length,
  };
  return Object.entries(answers).flatMap(([part, answer]) => (answer ? [part] : []));
}
