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
import { shop } from './kinds/shop.ts';
import { site } from './kinds/site.ts';
import { skills } from './kinds/skills.ts';
import { studio } from './kinds/studio.ts';
import { testimonials } from './kinds/testimonials.ts';
import { accessibility, privacy } from './kinds/text-page.ts';
import { words } from './kinds/words.ts';

/** The name of the YAML file of every item, such as a project or a course. Each item has a folder of its own. */
export const itemFile = 'item.yaml';

/** A kind of content in content/: one YAML `file`, or a `folder` that contains a folder for each item. */
export type Kind = ({ file: string } | { folder: string }) & {
  label: Bilingual;
  /** A help text for the owner, above the editor's form. */
  help?: Bilingual;
  /** The zod schema that validates the files of this kind of content. */
  schema: z.ZodType;
};

/** All kinds of content, in the order in which the editor lists them. */
export const contentKinds = {
  site,
  services,
  portfolio,
  projects,
  frames,
  shop,
  courses,
  frameColors,
  process,
  highlights,
  skills,
  studio,
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

/** The kinds of content that consist of items, each item in a folder of its own. */
export type ItemKind = {
  [Name in ContentKind]: (typeof contentKinds)[Name] extends { folder: string } ? Name : never;
}[ContentKind];

export function isItemKind(kind: unknown): kind is ItemKind {
  return itemKinds.some((one) => one === kind);
}

export const itemKinds = (Object.keys(contentKinds) as ContentKind[]).filter(
  (kind): kind is ItemKind => 'folder' in contentKinds[kind],
);

/** The names of the fields of a kind of content. */
export type FieldName<Name extends ContentKind> = keyof z.input<(typeof contentKinds)[Name]['schema']> &
  string;

/**
 * Finds the kind of content that a file belongs to, by the file's path below the content folder; undefined if there is
 * none.
 */
export function kindOf(file: string): ContentKind | undefined {
  const [folder = '', , name = ''] = file.split('/');
  const found = Object.entries(contentKinds).find(([, kind]) =>
    'file' in kind ? kind.file === file : kind.folder === folder && name === itemFile,
  );
  return found?.[0] as ContentKind | undefined;
}
