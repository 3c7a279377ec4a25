import { contentKinds as kinds } from '#model/content/content-kinds.ts';
import type { ContentFolder } from './content-folder.server.ts';

/** The whole content, hidden items included, with the items of each kind in their order. */
export type WholeContent = NonNullable<ReturnType<typeof readKinds>>;

/** Compares codes by number: SF-9 comes before SF-10. */
const byCode = new Intl.Collator('en', { numeric: true });

/**
 * Reads every kind of content; `folder` collects the mistakes. The result is undefined if a file that every site needs
 * is missing or invalid.
 */
export function readKinds(folder: ContentFolder) {
  const content = {
    site: folder.readOne(kinds.site),
    services: folder.readItems(kinds.services).sort((a, b) => a.order - b.order),
    portfolio: folder.readItems(kinds.portfolio).sort((a, b) => a.id - b.id),
    projects: folder.readItems(kinds.projects).sort((a, b) => a.id - b.id),
    frames: folder.readItems(kinds.frames).sort((a, b) => byCode.compare(a.code, b.code)),
    // A shop may say nothing about all its frames.
    shop: (folder.has(kinds.shop.file) && folder.readOne(kinds.shop)) || {},
    frameColors: folder.readOne(kinds.frameColors) ?? [],
    courses: folder.readItems(kinds.courses).sort((a, b) => a.order - b.order),
    process: folder.readOne(kinds.process) ?? [],
    highlights: folder.readOne(kinds.highlights) ?? [],
    skills: folder.readOne(kinds.skills) ?? [],
    // A studio that says nothing about itself has no studio.yaml, or an empty one.
    studio:
      (folder.has(kinds.studio.file) && folder.readFile(kinds.studio.file, kinds.studio.schema.nullable())) ||
      {},
    testimonials: folder.readOne(kinds.testimonials) ?? [],
    faq: folder.readOne(kinds.faq) ?? [],
    ordering: folder.readOne(kinds.ordering) ?? { steps: [] },
    rooms: folder.readOne(kinds.rooms) ?? [],
    privacy: folder.readOne(kinds.privacy),
    accessibility: folder.readOne(kinds.accessibility),
    // A new site has no former addresses, and may have no moved.yaml.
    moved: (folder.has(kinds.moved.file) && folder.readOne(kinds.moved)) || [],
    // A studio that replaces no text has no words.yaml, or an empty one.
    words:
      (folder.has(kinds.words.file) && folder.readFile(kinds.words.file, kinds.words.schema.nullable())) ||
      {},
  };
  const { site, privacy, accessibility } = content;
  return site && privacy && accessibility ? { ...content, site, privacy, accessibility } : undefined;
}
