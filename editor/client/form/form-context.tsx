import { createContext, useContext } from 'react';
import type { ContentKind } from '#model/content/content-kinds.ts';
import type { Choice, EditorMistake, Gap } from '../../server/state.ts';

/** The values that all fields in the form of one content file share. */
interface FormContextValue {
  file: string;
  /** The version number of the content that the form shows. */
  version: number;
  kind: ContentKind;
  mistakes: EditorMistake[];
  /** Whether the form is a table. A table repeats its fields in every row, so it shows no help texts. */
  isTable?: boolean;
  choices: Record<string, Choice[]>;
  /** The version of each picture of the item, by the picture's path below the content folder. */
  pictures?: Record<string, string>;
  /** What the item lacks, although it passes the checks. */
  gaps?: Gap[];
  /** The paths of the pictures that are new or changed since the last publication. */
  newPictures?: string[];
  /** Makes the preview, which shows the page in both languages, scroll to a text (see preview-client.ts). */
  reveal: (text: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands in a form');
  return form;
}

/** The id by which tests and links find a field in the form: `content/faq.yaml#[3].answer.ar`. */
export function fieldId(file: string, path: string): string {
  return `content/${file}#${path}`;
}
