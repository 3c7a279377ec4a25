import { itemFile } from '#model/content/content-kinds.ts';
import { printable } from '#model/content/printable.ts';
import { languages } from '#model/language/locales.ts';
import { coursePlaceholders, unknownCoursePlaceholders } from '#model/whatsapp/course-text.ts';
import { checkMoved } from './check-moved.server.ts';
import type { ContentFolder, Item } from './content-folder.server.ts';
import type { WholeContent } from './read-kinds.server.ts';

/** Checks references between files: pictures exist, codes and ids are unique, and names of items refer to existing items. */
export function checkReferences(content: WholeContent, folder: ContentFolder): void {
  folder.expectUnique(content.services, 'order', fileOf);
  folder.expectUnique(content.portfolio, 'id', fileOf);
  folder.expectUnique(content.projects, 'id', fileOf);
  folder.expectUnique(content.frames, 'code', fileOf);
  folder.expectUnique(content.courses, 'order', fileOf);
  folder.expectUnique(content.frameColors, 'id', () => 'frame-colors.yaml');
  folder.expectUnique(content.process, 'id', () => 'process.yaml');
  folder.expectUnique(content.testimonials, 'id', () => 'testimonials.yaml');
  folder.expectUnique(content.faq, 'id', () => 'faq.yaml');
  folder.expectUnique(content.ordering.zones ?? [], 'id', () => 'ordering.yaml');

  for (const project of [...content.portfolio, ...content.projects]) {
    checkGallery(project, folder);
    checkHangingPrints(project, content, folder);
  }
  for (const frame of content.frames) checkFrame(frame, content, folder);
  for (const course of content.courses) checkCourse(course, folder);
  checkTestimonials(content, folder);
  checkMaterials(content, folder);
  checkSite(content, folder);
  folder.expectPictures();
  checkMoved(content, folder);
}

function fileOf({ folder }: { folder: string }): string {
  return `${folder}/${itemFile}`;
}

interface Gallery {
  images: { url: string }[];
  comparison?: { before: string; after: string } | undefined;
}

function checkGallery(project: Item<Gallery>, folder: ContentFolder) {
  const file = fileOf(project);
  const { before, after } = project.comparison ?? {};
  for (const [field, url] of Object.entries({ before, after })) {
    if (!url || project.images.some((image) => image.url === url)) continue;
    folder.addMistake(file, `comparison.${field}`, 'noComparedPicture', { picture: url });
  }
  if (before && before === after) {
    folder.addMistake(file, 'comparison.after', 'samePictures', { picture: before });
  }
}

function checkHangingPrints(
  project: WholeContent['portfolio' | 'projects'][number],
  { frames }: WholeContent,
  folder: ContentFolder,
) {
  project.images.forEach(({ prints = [] }, image) => {
    prints.forEach(({ frame, print }, index) => {
      const file = fileOf(project);
      const field = `images[${image + 1}].prints[${index + 1}]`;
      const ids = frames.find(({ slug }) => slug === frame)?.prints.map(({ id }) => id);
      if (!folder.has(`frames/${frame}`)) {
        folder.addMistake(file, `${field}.frame`, 'noFolderIn', { kind: 'frames', name: frame });
      }
      // `ids` is undefined if the frame's file has mistakes. Those mistakes are reported already.
      else if (print && ids && !ids.includes(print)) {
        folder.addMistake(file, `${field}.print`, 'notOneOf', { known: ids.join(', '), name: print });
      }
    });
  });
}

function checkFrame(
  frame: WholeContent['frames'][number],
  { frameColors }: WholeContent,
  folder: ContentFolder,
) {
  const file = fileOf(frame);
  folder.expectUnique(frame.prints, 'id', () => file);
  folder.expectUnique(frame.pricing, 'size', () => file);
  const known = frameColors.map((color) => color.id);
  if (known.length === 0) return; // frame-colors.yaml has a mistake, which is reported already.
  frame.colors.forEach((color, index) => {
    if (known.includes(color)) return;
    folder.addMistake(file, `colors[${index + 1}]`, 'notOneOf', { known: known.join(', '), name: color });
  });
}

function checkCourse(course: WholeContent['courses'][number], folder: ContentFolder) {
  for (const locale of languages) {
    for (const name of unknownCoursePlaceholders(course.cta_whatsapp[locale])) {
      const known = coursePlaceholders.map((one) => `{${one}}`).join(' ');
      const values = { name: `{${printable(name)}}`, known };
      folder.addMistake(fileOf(course), `cta_whatsapp.${locale}`, 'unknownPlaceholder', values);
    }
  }
}

function checkTestimonials({ testimonials }: WholeContent, folder: ContentFolder) {
  testimonials.forEach(({ project }, index) => {
    expectFolder(project, 'testimonials.yaml', `[${index + 1}].project`, folder);
  });
}

function checkMaterials({ studio }: WholeContent, folder: ContentFolder) {
  studio.materials?.forEach(({ projects = [] }, material) => {
    projects.forEach((project, index) => {
      expectFolder(project, 'studio.yaml', `materials[${material + 1}].projects[${index + 1}]`, folder);
    });
  });
}

/** Reports a field that names the folder of an item, such as `projects/walnut-kitchen`, if there is no such folder. */
function expectFolder(named: string, file: string, field: string, folder: ContentFolder) {
  if (!folder.has(named)) folder.addMistake(file, field, 'noFolder', { folder: named });
}

function checkSite({ site, portfolio }: WholeContent, folder: ContentFolder) {
  const { project } = site.hero;
  if (!folder.foldersIn('portfolio').includes(project))
    folder.addMistake('site.yaml', 'hero.project', 'noFolderIn', { kind: 'portfolio', name: project });
  const hidden = portfolio.find(({ slug, hidden }) => hidden && slug === project);
  if (hidden) folder.addMistake(fileOf(hidden), 'hidden', 'hiddenHero');
}
