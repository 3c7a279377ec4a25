import type { z } from 'zod';
import type { InBoth } from './group.ts';
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

/** The file of an item, in the folder that it has. */
export const itemFile = 'item.yaml';

/** A kind of files in content/; with `folder` where each item has a folder of its own. */
export type Kind = ({ file: string } | { folder: string }) & {
  label: InBoth;
  /** What an owner should know before she fills it. */
  help?: InBoth;
  /** What a file of it may say. */
  schema: z.ZodType;
};

/** The kinds of files in content/, in the order in which the editor lists them. */
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

/** Kinds whose items have a folder each. */
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

/** The kind of a file, by its path below the content folder; undefined where it is none of the content's files. */
export function kindOf(file: string): ContentKind | undefined {
  const [folder = '', , name = ''] = file.split('/');
  const found = Object.entries(contentKinds).find(([, kind]) =>
    'file' in kind ? kind.file === file : kind.folder === folder && name === itemFile,
  );
  return found?.[0] as ContentKind | undefined;
}
