import { createContext, useContext } from 'react';
import type { ContentKind } from '#model/content/content-kinds.ts';
import type { Choice, EditorMistake } from '../../server/state.ts';

/** What every field of one file's form knows. */
interface FormContextValue {
  file: string;
  /** The version of the content that the form shows. */
  version: number;
  kind: ContentKind;
  mistakes: EditorMistake[];
  /** In a table the same field stands many times: its help would, too. */
  isTable?: boolean;
  choices: Record<string, Choice[]>;
  /** The states of the item's pictures by their paths below the content folder. */
  pictures?: Record<string, string>;
  /** Those of them that are not published as they are. */
  newPictures?: string[];
  /** Where the page shows what a field says (see preview-client.ts). */
  reveal: (text: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands in a form');
  return form;
}

/** The name of a field as checks and links find it: `content/faq.yaml#[3].answer.ar`. */
export function fieldId(file: string, path: string): string {
  return `content/${file}#${path}`;
}
