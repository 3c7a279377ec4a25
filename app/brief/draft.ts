import { storedValue } from '#app/ui/stored-value.ts';
import { isGroup } from '#model/content/walk.ts';

/** The fixed answers of two questions: the type of space and the project's stage. */
export const spaces = ['home', 'office', 'shop', 'cafe', 'clinic', 'hotel', 'garden'] as const;
export const stages = ['plans', 'shell', 'renew', 'furniture'] as const;

/** The answers of a brief. Choices are stored as keys, which are the same in both languages. */
export interface BriefDraft {
  /** The slug of the chosen service. */
  service: string;
  /** The project from which the visitor opened the brief: `projects/<slug>` or `portfolio/<slug>`. */
  like: string;
  city: string;
  /** The type of space, one of `spaces`. */
  place: string;
  /** The area in m², as the visitor typed it. */
  area: string;
  stage: string;
  /** Up to three projects whose style the visitor likes: `projects/<slug>` or `portfolio/<slug>`. */
  styles: string[];
  /** The chosen budget: the index of a price range in `budgets`, or `advise` if the visitor asks for advice. */
  budget: string;
  meeting: string;
  /** Up to three proposed meeting times, in ms since 1970. */
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

/** Maximum number of pictures of rooms, and of meeting times, that a visitor may choose. */
export const maxChoices = 3;

/** Maximum length of each typed field, in characters. A longer text gets an error message and is never cut. */
export const maxLengths = { city: 60, area: 120, name: 80, phone: 40 } as const;

export type TypedField = keyof typeof maxLengths;

/** The length of a text in Unicode code points, without white space at its ends. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

/** The first text field of the brief whose text is too long; undefined if there is none. */
export function tooLongField(draft: BriefDraft): TypedField | undefined {
  return (Object.keys(maxLengths) as TypedField[]).find(
    (field) => lengthOf(draft[field]) > maxLengths[field],
  );
}

/** Whether no question of the brief has an answer. */
export function isEmpty(draft: BriefDraft): boolean {
  return Object.values(draft).every((value) => value.length === 0);
}

/** The last instant that a JavaScript Date can be, in ms since 1970 (ECMAScript, “Time Values”). */
const lastInstant = 8.64e15;

function isInstant(value: unknown): boolean {
  return Number.isInteger(value) && Math.abs(value as number) <= lastInstant;
}

/**
 * Parses a stored draft of the brief; null if the text is not a draft. The draft may name services and projects that no
 * longer exist: the form ignores these.
 */
export function parseDraft(text: string | null): BriefDraft | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isGroup(stored)) return null;
    const entries = Object.entries(emptyDraft).map(([field, empty]) => {
      const value = stored[field];
      if (!Array.isArray(empty)) return [field, typeof value === 'string' ? value : ''];
      const isOne = field === 'times' ? isInstant : (one: unknown) => typeof one === 'string';
      const list = Array.isArray(value) ? value.filter(isOne) : [];
      return [field, [...new Set(list)].slice(0, maxChoices)];
    });
    return Object.fromEntries(entries) as BriefDraft;
  } catch {
    return null;
  }
}

/** The draft of the brief in session storage: it survives a reload, a change of language and the Back button. */
export const keptDraft = storedValue({
  key: 'brief-draft',
  area: 'session',
  parse: parseDraft,
  isEmpty: (draft) => draft === null || isEmpty(draft),
});

/** The steps of the brief that have an answer. */
export function answeredSteps(draft: BriefDraft): string[] {
  const { service, city, place: space, area, stage, styles, budget, meeting, times } = draft;
  const answers = {
    what: service,
    where: city || space || area,
    stage,
    style: styles.length,
    budget,
    when: meeting || times.length,
  };
  return Object.entries(answers).flatMap(([step, answer]) => (answer ? [step] : []));
}
