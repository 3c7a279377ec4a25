import { siteBase } from '../../site-base.ts';
import { languages } from '../language/locales.ts';
import { checkReferences } from './check-references.server.ts';
import { ContentError } from './content-error.ts';
import { ContentFolder, type ReadingOptions } from './content-folder.server.ts';
import { contentRoot } from './folders.server.ts';
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
  webAddress,
} from './schema.ts';
import { accessibilitySchema, privacySchema } from './text-page-schema.ts';

export type Content = ReturnType<typeof readContent>;

let remembered: Content | undefined;
/** While developing: what was read of files that have not changed since. */
const cache: NonNullable<ReadingOptions['cache']> = new Map();

/** The content, read once for a build, and again for every page while developing. */
export function content(): Content {
  if (process.env.NODE_ENV !== 'production') return readContent(contentRoot, { cache });
  remembered ??= readContent();
  return remembered;
}

/**
 * Reads and checks everything in content/, in both languages.
 * @param root path of the content folder
 * @param options drafts in place of files, and what is kept between readings
 * @throws ContentError with every mistake found: file, field and what was expected
 */
export function readContent(root = contentRoot, options: ReadingOptions = {}) {
  const folder = new ContentFolder(root, options);
  const content = {
    site: folder.readFile('site.yaml', siteSchema),
    services: folder.readItems('services', serviceSchema).sort((a, b) => a.order - b.order),
    portfolio: folder.readItems('portfolio', portfolioProjectSchema).sort((a, b) => a.id - b.id),
    projects: folder.readItems('projects', projectSchema).sort((a, b) => a.id - b.id),
    frames: folder
      .readItems('frames', frameSchema)
      .sort((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true })),
    frameColors: folder.readFile('frame-colors.yaml', frameColorsSchema) ?? [],
    courses: readCourses(folder),
    process: folder.readFile('process.yaml', processSchema) ?? [],
    highlights: folder.readFile('highlights.yaml', highlightsSchema) ?? [],
    skills: folder.readFile('skills.yaml', skillsSchema) ?? [],
    testimonials: folder.readFile('testimonials.yaml', testimonialsSchema) ?? [],
    faq: folder.readFile('faq.yaml', faqSchema) ?? [],
    ordering: folder.readFile('ordering.yaml', orderingSchema) ?? [],
    rooms: folder.readFile('rooms.yaml', roomsSchema) ?? [],
    privacy: folder.readFile('privacy.yaml', privacySchema),
    accessibility: folder.readFile('accessibility.yaml', accessibilitySchema),
  };
  const { site, privacy, accessibility } = content;
  if (!site || !privacy || !accessibility) throw new ContentError(folder.mistakes);
  checkReferences({ ...content, site, privacy, accessibility }, folder);
  if (folder.mistakes.length > 0) throw new ContentError(folder.mistakes);
  const url = `${addressOfThisBuild() ?? site.url}${siteBase()}`.replace(/\/$/, '');
  return { ...content, privacy, accessibility, site: { ...site, url } };
}

/** The environment may put another address in place of the one in site.yaml: `SITE_URL=https://… npm run build`. */
function addressOfThisBuild(): string | undefined {
  const { SITE_URL } = process.env;
  if (!SITE_URL) return undefined;
  const checked = webAddress.safeParse(SITE_URL);
  if (checked.success) return checked.data;
  throw new ContentError([
    { file: 'SITE_URL', field: '', code: 'httpsAddress', values: { found: JSON.stringify(SITE_URL) } },
  ]);
}

/** Both records of every course, English and Arabic, in the order of the page. */
function readCourses(folder: ContentFolder) {
  return folder
    .foldersIn('courses')
    .flatMap((slug) =>
      languages.flatMap((lang) => {
        const file = `courses/${slug}/${lang}.yaml`;
        const course = folder.readFile(file, courseSchema);
        if (!course) return [];
        if (course.lang !== lang) {
          folder.mistake(file, 'lang', 'courseLanguage', { expected: lang, name: course.lang });
        }
        if (course.slug !== slug) {
          folder.mistake(file, 'slug', 'courseFolder', { expected: slug, name: course.slug });
        }
        return [{ ...course, folder: `courses/${slug}`, file }];
      }),
    )
    .sort((a, b) => a.order - b.order);
}
