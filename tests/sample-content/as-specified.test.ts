import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '#model/on-disk/read-content.server.ts';

/* Checks of the sample content. Remove or change them when the sample content is replaced. */

const content = readContent();

function hashOf(...segments: string[]): string {
  return createHash('sha256')
    .update(readFileSync(path.resolve('content', ...segments)))
    .digest('hex');
}

test('as much of everything as the specification counts', () => {
  expect(content.services).toHaveLength(6);
  expect(content.highlights).toHaveLength(4);
  expect(content.portfolio).toHaveLength(4);
  expect(content.projects.length).toBeGreaterThanOrEqual(9);
  expect(content.frames).toHaveLength(13);
  expect(content.process).toHaveLength(5);
  expect(content.testimonials).toHaveLength(6);
  expect(content.faq).toHaveLength(8);
});

test('six services with features', () => {
  expect(content.services.map(({ title }) => title.en)).toEqual([
    'Residential interior design',
    'Outdoor and landscape design',
    'Interior design consultation',
    'Commercial interior design',
    'Renovation and remodeling',
    'Interior 2D/3D layouts',
  ]);
  for (const { features } of content.services) expect(features.ar).toHaveLength(features.en.length);
});

test('three skills in percent', () => {
  expect(content.skills.map(({ name, percent }) => [name.en, percent])).toEqual([
    ['Interior Design', 95],
    ['3D Modeling', 85],
    ['2D Planning', 80],
  ]);
});

test('projects 11 to 19 in all five categories, every image with its caption', () => {
  expect(content.projects.map(({ id }) => id)).toEqual(
    expect.arrayContaining([11, 12, 13, 14, 15, 16, 17, 18, 19]),
  );
  expect([...new Set(content.projects.map(({ category }) => category.en))].sort()).toEqual([
    'Commercial',
    'Exterior Designs',
    'Healthcare',
    'Hospitality',
    'Residential',
  ]);
  const images = content.projects.flatMap((project) => project.images);
  expect(images.every(({ label }) => label)).toBe(true);
  for (const { images } of [...content.projects, ...content.portfolio]) {
    expect(images.length).toBeGreaterThan(1);
  }
});

test('the portfolio is one each of residential, commercial, healthcare and hospitality', () => {
  expect(content.portfolio.map(({ category }) => category.en).sort()).toEqual([
    'Commercial',
    'Healthcare',
    'Hospitality',
    'Residential',
  ]);
});

test('every frame group has the three sizes at their prices, three prints and two to four reviews', () => {
  for (const { code, currency, pricing, prints, images, reviews, colors } of content.frames) {
    expect(currency, code).toBe('JOD');
    expect(pricing, code).toEqual([
      { size: '30x40', price: 10 },
      { size: '40x50', price: 15 },
      { size: '50x70', price: 25 },
    ]);
    expect(prints, code).toHaveLength(3);
    expect(images[0]?.print, code).toBe(prints[0]?.id);
    for (const { id } of prints) expect(images.filter(({ print }) => print === id).length, code).toBe(1);
    expect(reviews.length, code).toBeGreaterThanOrEqual(2);
    expect(reviews.length, code).toBeLessThanOrEqual(4);
    expect(colors.length, code).toBeGreaterThan(0);
  }
});

test('every print that is shown straight on is cut out at its frame', () => {
  for (const { slug, images } of content.frames) {
    expect(
      images.map(({ print, edges }) => (print === undefined) === (edges === undefined)),
      slug,
    ).not.toContain(false);
  }
});

test('frame codes run from SF-01', () => {
  expect(content.frames.map(({ code }) => code)).toEqual(
    Array.from({ length: 13 }, (_, index) => `SF-${String(index + 1).padStart(2, '0')}`),
  );
});

test('no two frame groups share a picture', () => {
  const groupOf = new Map<string, string>();
  for (const { code, folder, images } of content.frames) {
    for (const { url } of images) {
      const hash = hashOf(folder, url);
      expect(groupOf.get(hash) ?? code, `${folder}/${url}`).toBe(code);
      groupOf.set(hash, code);
    }
  }
});

test('no two covers share a picture', () => {
  const covers = [...content.portfolio, ...content.projects].map(({ folder, coverImage }) =>
    hashOf(folder, coverImage.url),
  );
  expect(new Set(covers).size).toBe(covers.length);
});

test('five steps with their durations', () => {
  expect(content.process.map(({ icon, duration }) => [icon, duration.en.replace('–', '-')])).toEqual([
    ['consultation', '1-2 weeks'],
    ['design', '2-3 weeks'],
    ['development', '3-4 weeks'],
    ['management', 'varies by project'],
    ['installation', '1-2 weeks'],
  ]);
});

test('one testimonial tells of 40% more sales, in both languages', () => {
  const telling = content.testimonials.filter(({ comment }) => comment.en.includes('40%'));
  expect(telling).toHaveLength(1);
  expect(telling[0]?.comment.ar).toContain('40%');
});

test('the questions say how long projects take', () => {
  const answers = content.faq.map(({ answer }) => answer.en.replaceAll('–', '-')).join('\n');
  expect(answers).toMatch(/residential projects take 3-6 months/i);
  expect(answers).toMatch(/commercial projects 6-18 months/i);
});

test('three courses, in both languages, with the numbers that were asked for', () => {
  for (const course of content.courses) {
    expect(course).toMatchObject({ hours_total: 45, sessions_per_week: 3, price_jod: 150, price_usd: 210 });
    expect(course.mode).toEqual({ en: 'Online', ar: 'عبر الإنترنت' });
    for (const locale of ['en', 'ar'] as const) {
      expect(course.syllabus[locale].length).toBeGreaterThan(1);
      expect(course.highlights[locale].length).toBeGreaterThan(1);
    }
  }
  expect(content.courses.map(({ title }) => title.en)).toEqual([
    '3ds Max + V-Ray with animation',
    'SketchUp + V-Ray',
    'Revit Visualization',
  ]);
});

test('the registration message of every course has the same words', () => {
  const english =
    "Hello, I'd like to register for this course:\n\n" +
    'Course: {title}\n' +
    'Mode: {mode}\n' +
    'Training hours: {hours}\n' +
    'Sessions per week: {sessions}\n' +
    'Fee: {jod} JOD or {usd} USD\n' +
    'Link: {url}\n\n' +
    'When does the next group start?';
  const arabic =
    'مرحبًا، أودّ التسجيل في هذه الدورة:\n\n' +
    'الدورة: {title}\n' +
    'طريقة الحضور: {mode}\n' +
    'عدد الساعات التدريبية: {hours}\n' +
    'عدد الجلسات في الأسبوع: {sessions}\n' +
    'رسوم الدورة: {jod} د.أ، أو {dollars}\n' +
    'الرابط: {url}\n\n' +
    'متى تبدأ المجموعة القادمة؟';
  for (const { slug, cta_whatsapp } of content.courses)
    expect(cta_whatsapp, slug).toEqual({ en: english, ar: arabic });
});
