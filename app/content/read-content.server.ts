import { siteBase } from '../../site-base.ts';
import { languages } from '../language/locales.ts';
import { checkReferences } from './check-references.server.ts';
import { ContentError } from './content-error.ts';
import { ContentFolder, type ReadingOptions } from './content-folder.server.ts';
import { contentKinds as kinds } from './content-kinds.ts';
import { contentRoot } from './folders.server.ts';
import { readOnce } from './read-once.server.ts';
import { webAddress } from './schema.ts';

export type Content = ReturnType<typeof readContent>;

/** SF-9 stands before SF-10. */
const byCode = new Intl.Collator('en', { numeric: true });

/** What was read of files that have not changed since. */
const cache: NonNullable<ReadingOptions['cache']> = new Map();

/** The content, read once for a build, and again for every page while developing. */
export const content = readOnce((): Content => readContent(contentRoot, { cache }));

/**
 * Reads and checks everything in content/, in both languages.
 * @param root path of the content folder
 * @param options what is known of its files, and what is kept between readings
 * @throws ContentError with every mistake found: file, field and what was expected
 */
export function readContent(root = contentRoot, options: ReadingOptions = {}) {
  const folder = new ContentFolder(root, options);
  const content = {
    site: folder.readOne(kinds.site),
    services: folder.readItems(kinds.services).sort((a, b) => a.order - b.order),
    portfolio: folder.readItems(kinds.portfolio).sort((a, b) => a.id - b.id),
    projects: folder.readItems(kinds.projects).sort((a, b) => a.id - b.id),
    frames: folder.readItems(kinds.frames).sort((a, b) => byCode.compare(a.code, b.code)),
    frameColors: folder.readOne(kinds.frameColors) ?? [],
    courses: readCourses(folder),
    process: folder.readOne(kinds.process) ?? [],
    highlights: folder.readOne(kinds.highlights) ?? [],
    skills: folder.readOne(kinds.skills) ?? [],
    testimonials: folder.readOne(kinds.testimonials) ?? [],
    faq: folder.readOne(kinds.faq) ?? [],
    ordering: folder.readOne(kinds.ordering) ?? [],
    rooms: folder.readOne(kinds.rooms) ?? [],
    privacy: folder.readOne(kinds.privacy),
    accessibility: folder.readOne(kinds.accessibility),
    // A site that is new has none.
    moved: (folder.has(kinds.moved.file) && folder.readOne(kinds.moved)) || [],
    // A studio that says nothing differently has none, or an empty one.
    words:
      (folder.has(kinds.words.file) && folder.readFile(kinds.words.file, kinds.words.schema.nullable())) ||
      {},
  };
  const { site, privacy, accessibility } = content;
  if (!site || !privacy || !accessibility) throw new ContentError(folder.mistakes);
  // What the editor's preview reads, the editor has checked.
  if (process.env.EDITOR_PREVIEW !== '1')
    checkReferences({ ...content, site, privacy, accessibility }, folder);
  if (folder.mistakes.length > 0) throw new ContentError(folder.mistakes);
  const url = addressBelow(addressOfThisBuild() ?? site.url, siteBase());
  return { ...content, privacy, accessibility, site: { ...site, url } };
}

/**
 * The whole address of the site, without a slash at its end. Its folder is said once: by the address, or by SITE_BASE.
 * @throws ContentError where the address names a folder that the site is not built for
 */
function addressBelow(address: string, base: string): string {
  const { origin, pathname } = new URL(address);
  const folder = `${pathname.replace(/\/+$/, '')}/`;
  if (folder === '/' || folder === base) return `${origin}${base}`.replace(/\/$/, '');
  const values = { folder: folder.slice(0, -1), found: JSON.stringify(address) };
  throw new ContentError([{ file: 'content/site.yaml', field: 'url', code: 'otherFolder', values }]);
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
    .foldersIn(kinds.courses.folder)
    .flatMap((slug) =>
      languages.flatMap((lang) => {
        const file = `${kinds.courses.folder}/${slug}/${lang}.yaml`;
        const course = folder.readFile(file, kinds.courses.schema);
        if (!course) return [];
        if (course.lang !== lang) {
          folder.mistake(file, 'lang', 'courseLanguage', { expected: lang, name: course.lang });
        }
        if (course.slug !== slug) {
          folder.mistake(file, 'slug', 'courseFolder', { expected: slug, name: course.slug });
        }
        return [{ ...course, folder: `${kinds.courses.folder}/${slug}`, file }];
      }),
    )
    .sort((a, b) => a.order - b.order);
}
