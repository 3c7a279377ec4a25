import type { BriefDraft } from './draft.ts';

/** The answers of the brief that are form fields. Not form fields: the times, and the visited project (`like`). */
const fields = ['service', 'city', 'place', 'area', 'stage', 'budget', 'meeting', 'name', 'phone'] as const;

export type FormAnswers = Pick<BriefDraft, (typeof fields)[number] | 'styles'>;

/** Reads the answers that are chosen and typed in the form. */
export function readForm(form: HTMLFormElement): FormAnswers {
  const data = new FormData(form);
  const fieldValue = (name: string) => String(data.get(name) ?? '');
  const answers = Object.fromEntries(fields.map((name) => [name, fieldValue(name)]));
  return { ...answers, styles: data.getAll('styles').map(String) } as FormAnswers;
}

/** Writes answers into the form. An answer that the form does not offer is ignored. */
export function writeForm(form: HTMLFormElement, draft: FormAnswers): void {
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement) || !(element.name in draft)) continue;
    const value = draft[element.name as keyof FormAnswers];
    if (element.type === 'radio') element.checked = element.value === value;
    else if (element.type === 'checkbox') element.checked = value.includes(element.value);
    else element.value = String(value);
  }
}

/** Only the answers that are not empty. */
export function withoutEmptyAnswers(answers: FormAnswers): Partial<FormAnswers> {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value.length > 0));
}
