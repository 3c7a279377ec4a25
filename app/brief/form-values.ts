import type { BriefDraft } from './draft.ts';

/** The answers that are fields of the form; the project one came from and the times stand beside it. */
const fields = ['service', 'city', 'place', 'area', 'stage', 'budget', 'meeting', 'name', 'phone'] as const;

export type FormAnswers = Pick<BriefDraft, (typeof fields)[number] | 'styles'>;

/** What is chosen and typed in the form. */
export function readForm(form: HTMLFormElement): FormAnswers {
  const data = new FormData(form);
  const one = (name: string) => String(data.get(name) ?? '');
  const answers = Object.fromEntries(fields.map((name) => [name, one(name)]));
  return { ...answers, styles: data.getAll('styles').map(String) } as FormAnswers;
}

/** Puts answers into the form. What the form does not offer is not chosen. */
export function writeForm(form: HTMLFormElement, draft: FormAnswers): void {
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement) || !(element.name in draft)) continue;
    const value = draft[element.name as keyof FormAnswers];
    if (element.type === 'radio') element.checked = element.value === value;
    else if (element.type === 'checkbox') element.checked = value.includes(element.value);
    else element.value = String(value);
  }
}

/** The answers that are there. */
export function answered(answers: FormAnswers): Partial<FormAnswers> {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value.length > 0));
}
