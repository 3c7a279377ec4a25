import type { AvailabilityState } from '#model/content/availability.ts';
import type { ContentKind } from '#model/content/content-kinds.ts';
import type { Field } from '#model/content/field.ts';
import type { Locale } from '#model/language/locales.ts';

/* What server and pages of the editor tell each other. */

/** A mistake in both languages, and where it is mended. */
export interface EditorMistake {
  /** Below the content folder. */
  file: string;
  field: string;
  /** The item's address in the editor; '' where it has none. */
  address: string;
  text: Record<Locale, string>;
}

/** How far the preview is: it looks through the pictures, then the pages' code; `ended` by itself. */
export type PreviewState = 'pictures' | 'code' | 'ready' | 'ended';

export type Title = Partial<Record<Locale, string>>;

export interface EditorItem {
  address: string;
  kind: ContentKind;
  title: Title;
  isDraft: boolean;
  /** The published file was changed by someone else since the draft was begun. */
  isStale: boolean;
  /** The preview shows the file as it last passed. */
  isHeld: boolean;
  /** New, and not in the preview yet: it has never passed. */
  isAbsent: boolean;
  mistakes: number;
}

/** Something that was true until a day that is over. */
export interface Ended {
  /** The page of the editor and the field in it. */
  address: string;
  field: string;
  day: string;
  /** An exception's reason, or what was sold out or limited. */
  note: Record<Locale, string>;
  state?: AvailabilityState;
}

export interface EditorState {
  /** Counts the changes since the start. */
  version: number;
  items: EditorItem[];
  mistakes: EditorMistake[];
  /** Days of `hours.exceptions`, and what was sold out or limited, that are over: their last day, what it was, and where it is. */
  ended: Ended[];
  /** Items whose deletion is not published yet; those that never were published have the last day on which they are kept. */
  removed: { address: string; kind: ContentKind; title: Title; keptUntil?: string }[];
  canUndo: boolean;
  canRedo: boolean;
}

/** Everything that the form of one item needs. */
export interface ItemState {
  version: number;
  address: string;
  file: string;
  kind: ContentKind;
  schema: Field;
  /** What the file says; null where it cannot be read. */
  value: unknown;
  isDraft: boolean;
  isHeld: boolean;
  /** The draft was begun before an update changed what such a file may say. */
  isOlder: boolean;
  mistakes: EditorMistake[];
  /** By what fields refer to, and by widget. */
  choices: Record<string, Choice[]>;
  /** The pictures that the item names and that are there, by their paths below the content folder: each state has another value. */
  pictures: Record<string, string>;
  /** Those of them that are drafts. */
  newPictures: string[];
}

/** One thing that a field may refer to. */
export interface Choice {
  value: string;
  title: Title;
}
