import type { AvailabilityState } from '#model/content/availability.ts';
import type { ContentKind } from '#model/content/content-kinds.ts';
import type { Field } from '#model/content/field.ts';
import type { Locale } from '#model/language/locales.ts';

/* The types of the data that the editor's server sends to its pages. */

/** Something that the content lacks, although it passes the checks. */
export interface Gap {
  field: string;
  /** What is missing, or the same as elsewhere; undefined if a picture is too small. */
  gap?: 'noCaption' | 'noDusk' | 'sameTitle';
  /** The width of a picture that is too small, and the width from which it is sharp, in px. */
  pictureWidth?: number;
  enough?: number;
}

/** A mistake in the content: its text in both languages, and the field where the owner can correct it. */
export interface EditorMistake {
  /** The file's path below the content folder. */
  file: string;
  field: string;
  /** The item's address in the editor; '' if it has none. */
  address: string;
  text: Record<Locale, string>;
}

/**
 * The state of the preview's server, which first prepares the pictures, then the code of the pages. `ended` means that
 * the server's process has exited.
 */
export type PreviewState = 'pictures' | 'code' | 'ready' | 'ended';

export type Title = Partial<Record<Locale, string>>;

/** The title of an item, in each language that it has, from the parsed content of its file. */
export function titleIn(value: unknown): Title {
  const { title } = Object(value) as { title?: unknown };
  const { en, ar } = Object(title) as Record<string, unknown>;
  return { ...(typeof en === 'string' ? { en } : {}), ...(typeof ar === 'string' ? { ar } : {}) };
}

/** What the start page shows of an item besides its titles. */
export interface ItemCard {
  /** Whether the item, or a part of it, still is sample content. */
  isSample: boolean;
  /** The path of the item's first picture below the content folder, with the picture's version as a query. */
  picture?: string;
  /** The state that the whole item has today. */
  availability?: AvailabilityState;
  /** Whether the site leaves the item out. */
  isHidden?: boolean;
  /** The number by which the site sorts the items of a kind. */
  order?: number;
}

export interface EditorItem extends ItemCard {
  address: string;
  kind: ContentKind;
  title: Title;
  isDraft: boolean;
  /** Whether someone else has changed the published file since the draft was begun. */
  isStale: boolean;
  /** Whether the preview shows an older version of the file, because the draft does not pass the content check. */
  isHeld: boolean;
  /** Whether the preview does not show the item yet, because the item is new and has never passed the content check. */
  isAbsent: boolean;
  mistakes: number;
}

/** An entry of the content whose last day is over. */
export interface Ended {
  /** The address of the editor's page that contains `field`. */
  address: string;
  field: string;
  day: string;
  /** The reason for an exception of the opening hours, or the name of what was sold out or limited, or has started. */
  note: Record<Locale, string>;
  state?: AvailabilityState | 'started';
}

export interface EditorState {
  /** The number of changes since the editor's start. */
  version: number;
  items: EditorItem[];
  mistakes: EditorMistake[];
  /** Entries whose last day is over: days of `hours.exceptions`, the end of “sold out” or “limited”, and starts of courses. */
  ended: Ended[];
  /** Deleted items that can be restored. `keptUntil` is the last day for an item that was never published. */
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
  /** The file's parsed content; null if it cannot be parsed. */
  value: unknown;
  isDraft: boolean;
  isHeld: boolean;
  /** Whether the draft was begun before an update changed the schemas. */
  isOlder: boolean;
  mistakes: EditorMistake[];
  /** What the item lacks, although it passes the checks. */
  gaps: Gap[];
  /** The values to choose from in fields that refer to something. Each key is `refersTo` or `widget` of such fields. */
  choices: Record<string, Choice[]>;
  /** The versions of the existing pictures that the item names, by the picture's path below the content folder. */
  pictures: Record<string, string>;
  /** The paths of the item's pictures that exist as drafts. */
  newPictures: string[];
}

/** A value that a field may refer to, with the title to show. */
export interface Choice {
  value: string;
  title: Title;
}
