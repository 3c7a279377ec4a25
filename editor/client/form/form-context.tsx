import { createContext, useContext } from 'react';
import type { ContentKind } from '#model/content/content-kinds.ts';
import type { Choice, EditorMistake } from '../../server/state.ts';

/** The values that all fields of one file's form share. */
interface FormContextValue {
  file: string;
  /** The version of the content that the form shows. */
  version: number;
  kind: ContentKind;
  mistakes: EditorMistake[];
  /** Whether the form is a table, where the same field occurs many times: its help text is left out. */
  isTable?: boolean;
  choices: Record<string, Choice[]>;
  /** The version of each of the item's pictures, by its path below the content folder. */
  pictures?: Record<string, string>;
  /** The paths of the pictures that are new or changed since the last publication. */
  newPictures?: string[];
  /** Makes the preview pages scroll to a text (see preview-client.ts). */
  reveal: (text: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands in a form');
  return form;
}

/** The id of a field, by which tests and links find it: `content/faq.yaml#[3].answer.ar`. */
export function fieldId(file: string, path: string): string {
  return `content/${file}#${path}`;
}
