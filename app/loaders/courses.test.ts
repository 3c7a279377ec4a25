import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readContent } from '#model/on-disk/read-content.server.ts';
import { coursesIn } from './courses.server.ts';
import { coursesData } from './head/structured-data.server.ts';

const content = readContent();
const both = (text: string) => ({ en: text, ar: text });
/** A Sunday, as content counts days. */
const start = Date.UTC(2027, 0, 3) / 86_400_000;
const next = {
  next_start: start,
  schedule: { days: [0, 2, 4], hours: [18 * 60, 21 * 60] as const },
  group_size: 8,
  teacher: both('Rima H.'),
  certificate: both('From the studio'),
  refund: both('All of it'),
};

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** A course whose content says these things of its next group, as its card and search engines get it at a moment. */
function shown(now: string, group: Partial<typeof next>, locale: 'en' | 'ar' = 'en') {
  vi.setSystemTime(now);
  const [first] = content.courses;
  if (!first) throw new Error('There is no course');
  const { next_start, schedule, group_size, teacher, certificate, refund, ...bare } = first;
  const courses = coursesIn(locale, { ...content, courses: [{ ...bare, ...group }] });
  const list = coursesData(courses, locale).itemListElement as unknown as { item: Record<string, unknown> }[];
  return { course: courses[0], data: list[0]?.item };
}

test('the next group, in both languages', () => {
  const { course } = shown('2026-12-01T12:00Z', next);
  expect(course?.nextStart).toEqual({ iso: '2027-01-03', text: 'Sunday 3 January 2027' });
  expect(course?.facts).toEqual([
    { label: 'Days and hours', text: 'Sunday, Tuesday and Thursday, 18:00–21:00 (Amman time)' },
    { label: 'Group', text: 'Up to 8 people' },
    { label: 'Taught by', text: 'Rima H.' },
    { label: 'Certificate', text: 'From the studio' },
    { label: 'Refund', text: 'All of it' },
  ]);
  const arabic = shown('2026-12-01T12:00Z', next, 'ar').course?.facts.map(({ text }) => text);
  expect(arabic?.slice(0, 2)).toEqual([
    'الأحد والثلاثاء والخميس، من 6 مساءً إلى 9 مساءً (بتوقيت عمّان)',
    'حتى 8 مشاركين',
  ]);
});

test('search engines get it too', () => {
  expect(shown('2026-12-01T12:00Z', next).data).toMatchObject({
    educationalCredentialAwarded: 'From the studio',
    hasCourseInstance: {
      courseWorkload: 'PT45H',
      startDate: '2027-01-03',
      maximumAttendeeCapacity: 8,
      instructor: { '@type': 'Person', name: 'Rima H.' },
      courseSchedule: {
        repeatFrequency: 'Weekly',
        repeatCount: 5,
        byDay: ['https://schema.org/Sunday', 'https://schema.org/Tuesday', 'https://schema.org/Thursday'],
        startTime: '18:00',
        endTime: '21:00',
        duration: 'PT180M',
        scheduleTimezone: 'Asia/Amman',
        startDate: '2027-01-03',
      },
    },
  });
});

test('a start is shown on its day, by the clock of Amman, and not after', () => {
  expect(shown('2027-01-03T20:59Z', next).course).toHaveProperty('nextStart');
  const { course, data } = shown('2027-01-03T21:00Z', next);
  expect(course).not.toHaveProperty('nextStart');
  expect(JSON.stringify(data)).not.toContain('2027-01-03');
});

test('a course that says nothing of its next group leaves no trace', () => {
  const { course, data } = shown('2026-12-01T12:00Z', {});
  expect(course?.facts).toEqual([]);
  for (const key of ['nextStart', 'schedule', 'groupSize', 'teacher', 'certificate'])
    expect(course).not.toHaveProperty(key);
  expect(data).not.toHaveProperty('educationalCredentialAwarded');
  expect(data?.hasCourseInstance).toEqual({
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseWorkload: 'PT45H',
  });
});
