import type { z } from 'zod';
import type { Bilingual } from './group.ts';
import { courses } from './kinds/courses.ts';
import { faq } from './kinds/faq.ts';
import { frameColors } from './kinds/frame-colors.ts';
import { frames } from './kinds/frames.ts';
import { highlights } from './kinds/highlights.ts';
import { moved } from './kinds/moved.ts';
import { ordering } from './kinds/ordering.ts';
import { portfolio } from './kinds/portfolio.ts';
import { process } from './kinds/process.ts';
import { projects } from './kinds/projects.ts';
import { rooms } from './kinds/rooms.ts';
import { services } from './kinds/services.ts';
import { site } from './kinds/site.ts';
import { skills } from './kinds/skills.ts';
import { testimonials } from './kinds/testimonials.ts';
import { accessibility, privacy } from './kinds/text-page.ts';
import { words } from './kinds/words.ts';

/** The name of an item's file, in the item's own folder. */
export const itemFile = 'item.yaml';

/** A kind of content: one `file`, or a `folder` with a folder for each item. */
export type Kind = ({ file: string } | { folder: string }) & {
  label: Bilingual;
  /** A help text for the owner, above the editor's form. */
  help?: Bilingual;
  /** The schema of the kind's files. */
  schema: z.ZodType;
};

/** All kinds of content, in the order of the editor's list. */
export const contentKinds = {
  site,
  services,
  portfolio,
  projects,
  frames,
  courses,
  frameColors,
  process,
  highlights,
  skills,
  testimonials,
  faq,
  ordering,
  rooms,
  privacy,
  accessibility,
  moved,
  words,
} satisfies Record<string, Kind>;

export type ContentKind = keyof typeof contentKinds;

/** The kinds of content with a folder for each item. */
export type ItemKind = {
  [Name in ContentKind]: (typeof contentKinds)[Name] extends { folder: string } ? Name : never;
}[ContentKind];

export function isItemKind(kind: unknown): kind is ItemKind {
  return itemKinds.some((one) => one === kind);
}

export const itemKinds = (Object.keys(contentKinds) as ContentKind[]).filter(
  (kind): kind is ItemKind => 'folder' in contentKinds[kind],
);

/** The names of a kind's fields. */
export type FieldName<Name extends ContentKind> = keyof z.input<(typeof contentKinds)[Name]['schema']> &
  string;

/** The kind of a file, by its path below the content folder; undefined for any other file. */
export function kindOf(file: string): ContentKind | undefined {
  const [folder = '', , name = ''] = file.split('/');
  const found = Object.entries(contentKinds).find(([, kind]) =>
    'file' in kind ? kind.file === file : kind.folder === folder && name === itemFile,
  );
  return found?.[0] as ContentKind | undefined;
}
