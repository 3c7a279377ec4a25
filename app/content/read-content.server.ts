import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { unknownCoursePlaceholders } from '../whatsapp/course-text.ts';
import { ContentError, type Mistake } from './content-error.ts';
import { mistakesOf } from './mistakes.ts';
import {
  courseSchema,
  faqSchema,
  frameColorsSchema,
  frameSchema,
  highlightsSchema,
  portfolioProjectSchema,
  processSchema,
  projectSchema,
  serviceSchema,
  siteSchema,
  skillsSchema,
  testimonialsSchema,
} from './schema.ts';

export type Content = ReturnType<typeof readContent>;
export type Item<T> = T & { slug: string; folder: string };

let remembered: Content | undefined;

/** The content, read once for a build and anew for every page while developing. */
export function content(): Content {
  if (process.env.NODE_ENV !== 'production') return readContent();
  remembered ??= readContent();
  return remembered;
}

/**
 * Reads and checks everything in content/, in both languages.
 * @param root the content folder
 * @throws ContentError with every mistake found: file, field and what was expected
 */
export function readContent(root = path.resolve('content')) {
  const mistakes: Mistake[] = [];
  const shownName = (file: string) => `content/${file}`;

  function readFile<T extends z.ZodType>(file: string, schema: T): z.infer<T> | undefined {
    const full = path.join(root, file);
    if (!existsSync(full)) {
      mistakes.push({ file: shownName(file), field: '', message: 'expected this file, found none' });
      return undefined;
    }
    const document = parseDocument(readFileSync(full, 'utf8'));
    const broken = document.errors[0];
    if (broken) {
      mistakes.push({ file: shownName(file), field: '', message: `expected YAML: ${broken.message.split('\n')[0]}` });
      return undefined;
    }
    const value: unknown = document.toJS();
    const checked = schema.safeParse(value);
    if (checked.success) return checked.data;
    mistakes.push(...mistakesOf(shownName(file), value, checked.error));
    return undefined;
  }

  function foldersOf(kind: string): string[] {
    if (!existsSync(path.join(root, kind))) return [];
    return readdirSync(path.join(root, kind), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
  }

  /** One item a folder; the folder's name is the slug. */
  function readItems<T extends z.ZodType<object>>(kind: string, schema: T): Item<z.infer<T>>[] {
    return foldersOf(kind).flatMap((slug) => {
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
        mistakes.push({
          file: shownName(`${kind}/${slug}`),
          field: '',
          message: 'expected a folder name of small letters, digits and hyphens',
        });
      }
      const item = readFile(`${kind}/${slug}/item.yaml`, schema);
      return item ? [{ ...item, slug, folder: `${kind}/${slug}` }] : [];
    });
  }

  function expectUnique<T>(items: T[], field: keyof T & string, fileOf: (item: T) => string) {
    const seen = new Map<unknown, string>();
    for (const item of items) {
      const value = item[field];
      const first = seen.get(value);
      if (first !== undefined) {
        const where = first === fileOf(item) ? 'above' : `in ${first}`;
        mistakes.push({
          file: fileOf(item),
          field,
          message: `expected a value of its own, found ${JSON.stringify(value)}, which stands ${where} too`,
        });
      } else seen.set(value, fileOf(item));
    }
  }

  function expectFile(file: string, inFile: string, field: string) {
    if (existsSync(path.join(root, file))) return;
    mistakes.push({ file: shownName(inFile), field, message: `expected a picture at ${shownName(file)}, found none` });
  }

  const itemFile = (item: { folder: string }) => shownName(`${item.folder}/item.yaml`);

  const site = readFile('site.yaml', siteSchema);
  const services = readItems('services', serviceSchema).sort((a, b) => a.order - b.order);
  const portfolio = readItems('portfolio', portfolioProjectSchema).sort((a, b) => a.id - b.id);
  const projects = readItems('projects', projectSchema).sort((a, b) => a.id - b.id);
  const frames = readItems('frames', frameSchema).sort((a, b) => a.code.localeCompare(b.code, 'en'));
  const frameColors = readFile('frame-colors.yaml', frameColorsSchema);
  const process = readFile('process.yaml', processSchema);
  const highlights = readFile('highlights.yaml', highlightsSchema);
  const skills = readFile('skills.yaml', skillsSchema);
  const testimonials = readFile('testimonials.yaml', testimonialsSchema);
  const faq = readFile('faq.yaml', faqSchema);
  const courses = foldersOf('courses')
    .flatMap((slug) =>
      (['en', 'ar'] as const).flatMap((lang) => {
        const file = `courses/${slug}/${lang}.yaml`;
        const course = readFile(file, courseSchema);
        if (!course) return [];
        const wrong = (field: string, message: string) => mistakes.push({ file: shownName(file), field, message });
        if (course.lang !== lang) wrong('lang', `expected "${lang}", as the file is named, found "${course.lang}"`);
        if (course.slug !== slug) wrong('slug', `expected "${slug}", as the folder is named, found "${course.slug}"`);
        for (const name of unknownCoursePlaceholders(course.cta_whatsapp)) {
          wrong('cta_whatsapp', `expected a known placeholder, found {${name}}`);
        }
        expectFile(`courses/${slug}/${course.thumbnail.url}`, file, 'thumbnail.url');
        return [{ ...course, folder: `courses/${slug}`, file }];
      }),
    )
    .sort((a, b) => a.order - b.order);

  expectUnique(services, 'order', itemFile);
  expectUnique(portfolio, 'id', itemFile);
  expectUnique(projects, 'id', itemFile);
  expectUnique(frames, 'code', itemFile);
  for (const frame of frames) expectUnique(frame.prints, 'id', () => itemFile(frame));
  for (const frame of frames) expectUnique(frame.pricing, 'size', () => itemFile(frame));
  expectUnique(frameColors ?? [], 'id', () => 'content/frame-colors.yaml');
  expectUnique(process ?? [], 'id', () => 'content/process.yaml');
  expectUnique(testimonials ?? [], 'id', () => 'content/testimonials.yaml');
  expectUnique(faq ?? [], 'id', () => 'content/faq.yaml');
  for (const lang of ['en', 'ar']) {
    const inOneLanguage = courses.filter((course) => course.lang === lang);
    expectUnique(inOneLanguage, 'order', (course) => shownName(course.file));
  }

  for (const service of services) expectFile(`${service.folder}/${service.image.url}`, `${service.folder}/item.yaml`, 'image.url');
  for (const project of [...portfolio, ...projects]) {
    const file = `${project.folder}/item.yaml`;
    const { coverImage } = project;
    expectFile(`${project.folder}/${coverImage.url}`, file, 'coverImage.url');
    if (coverImage.dusk) expectFile(`${project.folder}/${coverImage.dusk}`, file, 'coverImage.dusk');
    project.images.forEach((image, index) => {
      expectFile(`${project.folder}/${image.url}`, file, `images[${index + 1}].url`);
      if (image.dusk) expectFile(`${project.folder}/${image.dusk}`, file, `images[${index + 1}].dusk`);
    });
  }
  const colorIds = new Set(frameColors?.map((color) => color.id));
  for (const frame of frames) {
    const file = `${frame.folder}/item.yaml`;
    frame.images.forEach((image, index) => {
      expectFile(`${frame.folder}/${image.url}`, file, `images[${index + 1}].url`);
    });
    frame.colors.forEach((color, index) => {
      if (frameColors && !colorIds.has(color)) {
        mistakes.push({
          file: shownName(file),
          field: `colors[${index + 1}]`,
          message: `expected one of ${[...colorIds].join(', ')}, found "${color}"`,
        });
      }
    });
    frame.reviews.forEach((review, index) => {
      for (const lang of ['en', 'ar'] as const) expectFile(`people/${review.photo[lang]}`, file, `reviews[${index + 1}].photo`);
    });
  }
  testimonials?.forEach((testimonial, index) => {
    for (const lang of ['en', 'ar'] as const) {
      expectFile(`people/${testimonial.photo[lang]}`, 'testimonials.yaml', `[${index + 1}].photo`);
    }
    if (!existsSync(path.join(root, testimonial.project))) {
      mistakes.push({
        file: 'content/testimonials.yaml',
        field: `[${index + 1}].project`,
        message: `expected a folder content/${testimonial.project}, found none`,
      });
    }
  });
  if (site) {
    expectFile(site.hero.background.image.url, 'site.yaml', 'hero.background.image.url');
    if (site.hero.background.image.dusk) expectFile(site.hero.background.image.dusk, 'site.yaml', 'hero.background.image.dusk');
    expectFile(site.contact.image.url, 'site.yaml', 'contact.image.url');
    expectFile(site.servicesBanner.url, 'site.yaml', 'servicesBanner.url');
    expectFile(site.wall, 'site.yaml', 'wall');
    if (!portfolio.some((project) => project.slug === site.hero.project)) {
      mistakes.push({
        file: 'content/site.yaml',
        field: 'hero.project',
        message: `expected a folder of content/portfolio, found "${site.hero.project}"`,
      });
    }
  }

  if (mistakes.length || !site || !frameColors || !process || !highlights || !skills || !testimonials || !faq) {
    throw new ContentError(mistakes);
  }
  return { site, services, portfolio, projects, frames, frameColors, courses, process, highlights, skills, testimonials, faq };
}
