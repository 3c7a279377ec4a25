import type { z } from 'zod';
import { movedSchema } from './moved-schema.ts';
import { ownWordsFile } from './own-words.ts';
import { ownWordsSchema } from './own-words-schema.ts';
import {
  courseSchema,
  faqSchema,
  frameColorsSchema,
  frameSchema,
  highlightsSchema,
  orderingSchema,
  portfolioProjectSchema,
  processSchema,
  projectSchema,
  roomsSchema,
  serviceSchema,
  siteSchema,
  skillsSchema,
  testimonialsSchema,
} from './schema.ts';
import { accessibilitySchema, privacySchema } from './text-page-schema.ts';

/** The kinds of files in content/, and what each may say; `folder` where each item has a folder of its own. */
export const contentKinds = {
  site: { file: 'site.yaml', schema: siteSchema },
  services: { folder: 'services', files: ['item.yaml'], schema: serviceSchema },
  portfolio: { folder: 'portfolio', files: ['item.yaml'], schema: portfolioProjectSchema },
  projects: { folder: 'projects', files: ['item.yaml'], schema: projectSchema },
  frames: { folder: 'frames', files: ['item.yaml'], schema: frameSchema },
  courses: { folder: 'courses', files: ['en.yaml', 'ar.yaml'], schema: courseSchema },
  frameColors: { file: 'frame-colors.yaml', schema: frameColorsSchema },
  process: { file: 'process.yaml', schema: processSchema },
  highlights: { file: 'highlights.yaml', schema: highlightsSchema },
  skills: { file: 'skills.yaml', schema: skillsSchema },
  testimonials: { file: 'testimonials.yaml', schema: testimonialsSchema },
  faq: { file: 'faq.yaml', schema: faqSchema },
  ordering: { file: 'ordering.yaml', schema: orderingSchema },
  rooms: { file: 'rooms.yaml', schema: roomsSchema },
  privacy: { file: 'privacy.yaml', schema: privacySchema },
  accessibility: { file: 'accessibility.yaml', schema: accessibilitySchema },
  moved: { file: 'moved.yaml', schema: movedSchema },
  words: {
    file: ownWordsFile,
    get schema() {
      return ownWordsSchema();
    },
  },
} satisfies Record<string, ({ file: string } | { folder: string; files: string[] }) & { schema: z.ZodType }>;

export type ContentKind = keyof typeof contentKinds;

/** The kind of a file, by its path below the content folder; undefined where it is none of the content's files. */
export function kindOf(file: string): ContentKind | undefined {
  const [folder = '', , name = ''] = file.split('/');
  const found = Object.entries(contentKinds).find(([, kind]) =>
    'file' in kind ? kind.file === file : kind.folder === folder && (kind.files as string[]).includes(name),
  );
  return found?.[0] as ContentKind | undefined;
}
