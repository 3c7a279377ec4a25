import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { offeredSeries } from '#app/loaders/availability.server.ts';
import { ContentError, mistakeLines } from '#model/content/content-error.ts';
import { linkFiles } from '#tests/copy-of-content.ts';
import type { ReadingOptions } from './content-folder.server.ts';
import { endedAvailability, endedExceptions, endedStarts } from './ended.server.ts';
import { readContent } from './read-content.server.ts';

let whole: string;
let copy: string;
const cache: NonNullable<ReadingOptions['cache']> = new Map();

/* Makes a copy of content/ with empty pictures: readContent checks only that pictures exist. */
beforeAll(() => {
  whole = mkdtempSync(path.join(tmpdir(), 'content-'));
  for (const file of globSync('**/*.*', { cwd: 'content' })) {
    mkdirSync(path.join(whole, path.dirname(file)), { recursive: true });
    if (file.endsWith('.yaml')) copyFileSync(path.join('content', file), path.join(whole, file));
    else writeFileSync(path.join(whole, file), '');
  }
});

/* Each test has the same files, not copies, so a file that it leaves as it is is not read again. */
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'content-'));
  linkFiles(whole, copy);
});

afterEach(() => rmSync(copy, { recursive: true, force: true }));
afterAll(() => rmSync(whole, { recursive: true, force: true }));

const read = () => readContent(copy, { cache });

function change(file: string, from: string | RegExp, to: string) {
  const before = readFileSync(path.join(copy, file), 'utf8');
  const after = before.replace(from, to);
  expect(after, `${file} has ${from}`).not.toBe(before);
  rmSync(path.join(copy, file));
  writeFileSync(path.join(copy, file), after);
}

function mistakesFound(): string[] {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as ContentError).message.split('\n');
  }
  return [];
}

test('content without a mistake gives no message', () => {
  expect(mistakesFound()).toEqual([]);
});

test('a missing field', () => {
  change('frames/kalima/item.yaml', /^currency: JOD\n/m, '');
  expect(mistakesFound()).toEqual([
    expect.stringMatching(/^content\/frames\/kalima\/item\.yaml: currency: Needed here: "JOD" .*missing/),
  ]);
});

test('a missing text in one language', () => {
  change('faq.yaml', /\n {4}ar: هل تعملون خارج عمّان؟/, '');
  expect(mistakesFound()).toEqual([
    expect.stringMatching(/^content\/faq\.yaml: \[2\]\.question\.ar: Please write something here .*missing/),
  ]);
});

test('a letter for a number', () => {
  change('frames/kalima/item.yaml', 'price: 15', 'price: l5');
  expect(mistakesFound()).toEqual([
    'content/frames/kalima/item.yaml: pricing[2].price: A price is a whole number, like 12 (found: "l5")',
  ]);
});

test('the project that the first picture leads to cannot be hidden', () => {
  change('portfolio/abdoun-residence/item.yaml', /^id:/m, 'hidden: true\nid:');
  change('portfolio/al-abdali-offices/item.yaml', /^id:/m, 'hidden: yes\nid:');
  expect(mistakesFound()).toEqual([
    'content/portfolio/al-abdali-offices/item.yaml: hidden: Needed here: true or false (found: "yes")',
    'content/portfolio/abdoun-residence/item.yaml: hidden: This stays on show: the first picture of the home page leads to it (content/site.yaml: hero.project)',
  ]);
});

test('a letter for the year of a project', () => {
  change('projects/walnut-kitchen/item.yaml', 'year: 2025', 'year: 2O25');
  expect(mistakesFound()).toEqual([
    expect.stringMatching(
      /^content\/projects\/walnut-kitchen\/item\.yaml: details\.year: Needed here: a.* number, .* \(found: "2O25"\)$/,
    ),
  ]);
});

test('an excerpt that is too long for a card', () => {
  change('projects/walnut-kitchen/item.yaml', /(excerpt:\n {2}en: ).*/, `$1${'Walnut and '.repeat(9)}oak.`);
  expect(mistakesFound()).toEqual([
    'content/projects/walnut-kitchen/item.yaml: excerpt.en: There is room for 95 characters, and the text has 103',
  ]);
  change('projects/walnut-kitchen/item.yaml', /(excerpt:\n {2}en: ).*/, `$1${'Walnut and '.repeat(8)}oak.`);
  change(
    'projects/walnut-kitchen/item.yaml',
    /( {2}ar: )(.*\n)(description)/,
    `$1${'جوز '.repeat(21)}بني.\n$3`,
  );
  expect(mistakesFound()).toEqual([
    'content/projects/walnut-kitchen/item.yaml: excerpt.ar: There is room for 85 characters, and the text has 88',
  ]);
});

test.each(['Walnut and oak', 'Walnut and oak...', 'Walnut and oak…', 'Walnut, oak and'])(
  'an excerpt without a full stop: %s',
  (excerpt) => {
    change('projects/walnut-kitchen/item.yaml', /(excerpt:\n {2}en: ).*/, `$1${excerpt}`);
    expect(mistakesFound()).toEqual([
      `content/projects/walnut-kitchen/item.yaml: excerpt.en: A sentence ends in a full stop; this one ends in “${excerpt}”`,
    ]);
  },
);

test('edges that are not one before the other', () => {
  change('frames/kalima/item.yaml', /left: \d+/, 'left: 1100');
  expect(mistakesFound()).toEqual([
    'content/frames/kalima/item.yaml: images[1].edges: The left edge has to lie left of the right one, and the top edge above the bottom one',
  ]);
});

test('an edge that is missing', () => {
  change('frames/kalima/item.yaml', /, bottom: \d+/, '');
  expect(mistakesFound()).toEqual([
    expect.stringMatching(/kalima\/item\.yaml: images\[1\]\.edges\.bottom: Needed here: a.*number.*missing/),
  ]);
});

test('a comparison with a picture that is not shown', () => {
  change('projects/stone-house-in-salt/item.yaml', /before: renovation-before/, 'before: renovation-befor');
  expect(mistakesFound()).toEqual([
    'content/projects/stone-house-in-salt/item.yaml: comparison.before: The picture “renovation-befor.jpg” is not among the pictures of this item',
  ]);
});

test('a comparison of a picture with itself', () => {
  change('projects/stone-house-in-salt/item.yaml', /(before: )renovation-before/, '$1renovation-after');
  expect(mistakesFound()).toEqual([
    'content/projects/stone-house-in-salt/item.yaml: comparison.after: Before and after need two pictures, and “renovation-after.jpg” is chosen for both',
  ]);
});

test('a comparison with one picture alone', () => {
  change('projects/stone-house-in-salt/item.yaml', /\n {2}after: renovation-after\.jpg/, '');
  expect(mistakesFound()).toEqual([
    expect.stringMatching(
      /stone-house-in-salt\/item\.yaml: comparison\.after: Please write something here .*missing/,
    ),
  ]);
});

const room = { file: 'projects/family-majlis/item.yaml', picture: '- url: majlis-1.jpg' };

test('a print that hangs in a picture of a project', () => {
  change(room.file, room.picture, `${room.picture}\n    prints: [{ frame: olive, print: sprig }]`);
  expect(mistakesFound()).toEqual([]);
});

test('a print in a picture of a frame group that is not there', () => {
  change(room.file, room.picture, `${room.picture}\n    prints: [{ frame: olives, print: sprig }]`);
  expect(mistakesFound()).toEqual([
    `content/${room.file}: images[1].prints[1].frame: There is no “olives” in content/frames`,
  ]);
});

test('a print in a picture that its frame group does not have', () => {
  change(room.file, room.picture, `${room.picture}\n    prints: [{ frame: olive, print: twig }]`);
  expect(mistakesFound()).toEqual([
    `content/${room.file}: images[1].prints[1].print: There is no “twig”, only these: upright, bending, sprig`,
  ]);
});

test('a day that no calendar has', () => {
  change('site.yaml', /^catalogDate: .*$/m, 'catalogDate: 2026-02-30');
  expect(mistakesFound()).toEqual([
    'content/site.yaml: catalogDate: Needed here: a day, such as 2027-05-25 (year-month-day) (found: "2026-02-30")',
  ]);
});

test('a field of an unknown name', () => {
  change('services/commercial-interior-design/item.yaml', /^order: 4/m, 'order: 4\ncolour: red');
  expect(mistakesFound()).toEqual([
    expect.stringMatching(
      /^content\/services\/commercial-interior-design\/item\.yaml: .*There is no field of this name: colour/,
    ),
  ]);
});

test('a missing picture', () => {
  rmSync(path.join(copy, 'portfolio/abdoun-residence/bath-2.jpg'));
  expect(mistakesFound()).toEqual([
    'content/portfolio/abdoun-residence/item.yaml: images[5].url: The picture content/portfolio/abdoun-residence/bath-2.jpg is missing',
  ]);
});

test('a missing portrait', () => {
  change('testimonials.yaml', 'en: omar-k.en.svg', 'en: omar-x.en.svg');
  expect(mistakesFound()).toEqual([
    expect.stringMatching(
      /^content\/testimonials\.yaml: \[2\]\.photo.*: The picture content\/people\/omar-x\.en\.svg is missing$/,
    ),
  ]);
});

test('a material in a project that does not exist', () => {
  change('studio.yaml', '- projects/ceramics-boutique', '- projects/ceramics');
  expect(mistakesFound()).toEqual([
    'content/studio.yaml: materials[1].projects[1]: The folder content/projects/ceramics is missing',
  ]);
});

test('an id that stands twice', () => {
  change('projects/walnut-kitchen/item.yaml', 'id: 17', 'id: 11');
  const [mistake, ...others] = mistakesFound();
  expect(others).toEqual([]);
  expect(mistake).toMatch(
    /^content\/projects\/[a-z-]+\/item\.yaml: id: This stands in content\/projects\/[a-z-]+\/item\.yaml already \(found: 11\)$/,
  );
  expect(mistake).toContain('walnut-kitchen');
});

test('an id that stands twice in one file', () => {
  change('faq.yaml', '- id: 3', '- id: 2');
  expect(mistakesFound()).toEqual([
    expect.stringMatching(
      /^content\/faq\.yaml: id: This stands elsewhere in this file already \(found: 2\)$/,
    ),
  ]);
});

test('a code that stands twice', () => {
  change('frames/kalima/item.yaml', 'code: SF-04', 'code: SF-05');
  const [mistake, ...others] = mistakesFound();
  expect(others).toEqual([]);
  expect(mistake).toMatch(
    /^content\/frames\/[a-z-]+\/item\.yaml: code: This stands in .* already \(found: "SF-05"\)$/,
  );
  expect(mistake).toContain('content/frames/kalima/item.yaml');
});

test('a color that is not in the list of colors', () => {
  change('frames/kalima/item.yaml', 'colors: [ black, white, oak ]', 'colors: [ black, wite, oak ]');
  expect(mistakesFound()).toEqual([
    expect.stringMatching(
      /^content\/frames\/kalima\/item\.yaml: colors\[2\]: There is no “wite”, only these: .*white/,
    ),
  ]);
});

test('a print that the group does not have', () => {
  change('frames/kalima/item.yaml', '    print: light', '    print: lihgt');
  expect(mistakesFound()).toEqual([
    'content/frames/kalima/item.yaml: images[3].print: There is no “lihgt”, only these: peace, light, love',
  ]);
});

test('a flat picture of a print that is not there', () => {
  change('frames/kalima/item.yaml', 'art: art-2.jpg', 'art: art-9.jpg');
  expect(mistakesFound()).toEqual([
    'content/frames/kalima/item.yaml: prints[2].art: The picture content/frames/kalima/art-9.jpg is missing',
  ]);
});

test('broken YAML', () => {
  change('skills.yaml', /^- /m, '- "');
  expect(mistakesFound()).toEqual([
    expect.stringMatching(
      /^content\/skills\.yaml: The file cannot be read at line 20, .*\(found: Missing closing/,
    ),
  ]);
});

test('an unknown placeholder in the text of a course', () => {
  change('courses/revit-visualization/item.yaml', 'الدورة: {title}', 'الدورة: {titel}');
  expect(mistakesFound()).toEqual([
    'content/courses/revit-visualization/item.yaml: cta_whatsapp.ar: There is no placeholder {titel}, only these: {title} {mode} {hours} {sessions} {jod} {usd} {dollars} {url}',
  ]);
});

test('a course without its Arabic half', () => {
  change('courses/revit-visualization/item.yaml', /^ {2}ar: عبر الإنترنت\n/m, '');
  expect(mistakesFound()).toEqual([
    'content/courses/revit-visualization/item.yaml: mode.ar: Please write something here (found: nothing, the field is missing)',
  ]);
});

test('a course that is two files still', () => {
  const course = path.join(copy, 'courses/revit-visualization');
  renameSync(path.join(course, 'item.yaml'), path.join(course, 'ar.yaml'));
  expect(mistakesFound()).toEqual([
    'content/courses/revit-visualization/item.yaml: A course is this one file: starting the editor (npm run editor) makes it from en.yaml and ar.yaml',
  ]);
});

test('steps of an order without the line above their list', () => {
  change('ordering.yaml', /^steps:\n(.*?)^# Where .*/ms, '$1');
  expect(mistakesFound()).toEqual([
    'content/ordering.yaml: The line “steps:” is needed above the list, which may stay as it is',
  ]);
});

test('a missing file', () => {
  renameSync(path.join(copy, 'highlights.yaml'), path.join(copy, 'highlight.yaml'));
  expect(mistakesFound()).toEqual(['content/highlights.yaml: This file is missing']);
});

test('something that the site keeps and the privacy page does not name', () => {
  change('privacy.yaml', / {4}hint:\n(.|\n)*?(?= {4}recovery:)/, '');
  expect(mistakesFound()).toEqual([
    expect.stringMatching(/^content\/privacy\.yaml: device\.items\.hint: Needed here: .*missing/),
  ]);
});

test('something on the privacy page that the site does not keep', () => {
  change('privacy.yaml', '    hint:', '    hints:');
  expect(mistakesFound().join('\n')).toMatch(/device\.items: .*There is no field of this name: hints/);
});

test('all mistakes are reported at once', () => {
  change('frames/kalima/item.yaml', 'price: 15', 'price: l5');
  change('skills.yaml', /percent: 95/, 'percent: 950');
  const found = mistakesFound();
  expect(found).toHaveLength(2);
  expect(found.join('\n')).toContain('content/frames/kalima/item.yaml: pricing[2].price');
  expect(found.join('\n')).toContain('content/skills.yaml: [1].percent');
});

test('what a message quotes cannot turn or break the line that it stands in', () => {
  change('frame-colors.yaml', 'en: Walnut', 'en: "Wal\\ue000\\u202enut"');
  expect(mistakesFound()).toEqual([
    'content/frame-colors.yaml: [2].name.en: There is a hidden sign (U+202E) after “Wal\ufffd”: only visible text may stand here',
  ]);
});

describe('opening hours', () => {
  const exceptions = /(?<= {2}exceptions:\n)(.|\n)*?\n(?=\n)/;
  const exception = (fields: string) => `    - ${fields}, note: {en: Eid, ar: العيد}}\n`;
  const ofHours = (rest: string) => [expect.stringMatching(new RegExp(`^content/site\\.yaml: hours${rest}`))];

  test.each([
    [
      'a range of another form',
      'sunday: [ "09:00-18:00" ]',
      'sunday: ["9-18"]',
      '\\.week\\.sunday\\[1\\]: Needed here: a beginning and an end',
    ],
    [
      'a range without quotes',
      'sunday: [ "09:00-18:00" ]',
      'sunday: 09:00-18:00',
      '\\.week\\.sunday: Needed here: a list',
    ],
    [
      'an hour that no clock has',
      '"10:00-15:00"',
      '"10:00-25:00"',
      '\\.week\\.saturday\\[1\\]: Needed here: a beginning and an end',
    ],
    [
      'an end at the beginning',
      '"10:00-15:00"',
      '"10:00-10:00"',
      '\\.week\\.saturday\\[1\\]: The end has to differ',
    ],
    [
      'two ranges over each other',
      '"10:00-15:00"',
      '"10:00-15:00", "14:00-16:00"',
      '\\.week\\.saturday: The hours .* in order',
    ],
    [
      'two ranges out of order',
      '"10:00-15:00"',
      '"16:00-18:00", "10:00-15:00"',
      '\\.week\\.saturday: The hours .* in order',
    ],
    [
      'an evening that runs into the next day',
      '"10:00-15:00"',
      '"20:00-10:00"',
      '\\.week: The hours of Saturday have to end',
    ],
    ['a day of no week', 'friday: []', 'fryday: []', '\\.week: There is no field of this name: fryday'],
    ['an unknown zone', 'Asia/Amman', 'Asia/Aman', '\\.zone: Needed here: a time zone'],
    [
      'a day that does not exist',
      '"2027-05-25"',
      '"2027-02-30"',
      '\\.exceptions\\[1\\]\\.date: Needed here: a day',
    ],
  ])('%s', (_, from, to, expected) => {
    change('site.yaml', from, to);
    expect(mistakesFound()).toEqual(ofHours(expected));
  });

  test.each([
    [
      'neither closed nor with hours',
      exception('{date: "2027-05-25"'),
      '\\.exceptions\\[1\\]: Needed here: either hours, or',
    ],
    [
      'both closed and with hours',
      exception('{date: "2027-05-25", closed: true, hours: ["10:00-12:00"]'),
      '\\.exceptions\\[1\\]: Needed here: either hours, or',
    ],
    ['without a day', exception('{closed: true'), '\\.exceptions\\[1\\]: Needed here: either one day, or'],
    [
      'with a beginning alone',
      exception('{from: "2027-05-25", closed: true'),
      '\\.exceptions\\[1\\]: Needed here: either one day, or',
    ],
    [
      'that ends before it begins',
      exception('{from: "2027-05-25", to: "2027-05-24", closed: true'),
      '\\.exceptions\\[1\\]: “To” cannot be before',
    ],
    [
      'twice on a day',
      exception('{from: "2027-05-20", to: "2027-05-25", closed: true') +
        exception('{date: "2027-05-25", closed: true'),
      '\\.exceptions: Each day has one exception, and 2027-05-25 has two',
    ],
    [
      'that runs into the next day',
      exception('{date: "2027-05-25", hours: ["20:00-10:00"]'),
      '\\.exceptions: The hours of 2027-05-25 have to end',
    ],
  ])('an exception %s', (_, written, expected) => {
    change('site.yaml', exceptions, written);
    expect(mistakesFound()).toEqual(ofHours(expected));
  });

  test('a week without hours', () => {
    change('site.yaml', /\[ "[^"]*-[^"]*" \]/g, '[]');
    expect(mistakesFound()).toEqual(ofHours('\\.week: At least one day of the week needs hours'));
  });

  test('an evening that ends after midnight, a whole day and an exception of days are no mistakes', () => {
    change('site.yaml', 'thursday: [ "09:00-18:00" ]', 'thursday: ["09:00-13:00", "20:00-01:00"]');
    change('site.yaml', 'friday: []', 'friday: ["01:00-24:00"]');
    change('site.yaml', exceptions, exception('{from: "2027-03-10", to: "2027-03-13", closed: true'));
    expect(mistakesFound()).toEqual([]);
  });

  test('a past exception is listed as ended, and no mistake', () => {
    change('site.yaml', '2027-05-25', '2024-05-25');
    expect(mistakesFound()).toEqual([]);
    expect(endedExceptions(read(), Date.UTC(2026, 0, 1))).toEqual([
      { day: '2024-05-25', note: { en: 'Independence Day', ar: expect.any(String) } },
    ]);
  });
});

describe('what is sold out or limited', () => {
  const file = 'frames/kalima/item.yaml';
  const state = (written: string) =>
    change(file, /^currency: JOD\n/m, `currency: JOD\navailability: ${written}\n`);

  test.each([
    [
      'another state',
      '{ state: sold }',
      'availability.state: Needed here: "soldOut" or "limited" (found: "sold")',
    ],
    [
      'no state',
      '{ until: 2026-12-10 }',
      'availability.state: Needed here: "soldOut" or "limited" (found: nothing, the field is missing)',
    ],
    [
      'no such day',
      '{ state: soldOut, until: 2026-02-30 }',
      'availability.until: Needed here: a day, such as 2027-05-25 (year-month-day) (found: "2026-02-30")',
    ],
    [
      'a day written otherwise',
      '{ state: soldOut, until: 10.12.2026 }',
      'availability.until: Needed here: a day, such as 2027-05-25 (year-month-day) (found: "10.12.2026")',
    ],
    [
      'a day of another name',
      '{ state: limited, to: 2026-12-10 }',
      'availability: There is no field of this name: to (perhaps a typing mistake)',
    ],
    ['a word alone', 'soldOut', 'availability: Needed here: a group of fields (found: "soldOut")'],
  ])('%s is a mistake', (_, written, expected) => {
    state(written);
    expect(mistakesFound()).toEqual([`content/${file}: ${expected}`]);
  });

  test('the message is available in Arabic too', () => {
    state('{ state: sold, until: soon }');
    try {
      read();
      expect.unreachable();
    } catch (error) {
      expect(mistakeLines((error as ContentError).mistakes, 'ar')).toMatch(
        /availability\.state: يلزم هنا "soldOut" أو "limited" \(الموجود: "sold"\)\n.*availability\.until: يلزم هنا تاريخ/,
      );
    }
  });

  test('a state of a series and one of a print are read, with the day in words in both languages', () => {
    state('{ state: limited, until: 2026-12-20 }');
    change(file, /( +art: art-2\.jpg\n)/, '$1    availability: { state: soldOut, until: "2026-12-10" }\n');
    const content = read();
    const frame = content.frames.find(({ slug }) => slug === 'kalima');
    if (!frame) throw new Error('There is no kalima');
    const on = (day: string, locale: 'en' | 'ar') =>
      offeredSeries(frame, locale, Date.parse(day) / 86_400_000).prints.slice(0, 2);
    const [first, second] = on('2026-12-01', 'en');
    expect(first?.availability).toEqual([
      { state: 'limited', until: '2026-12-20', date: { iso: '2026-12-20', text: '20 December 2026' } },
    ]);
    expect(second?.availabilityData).toMatchObject({ state: 'soldOut', of: 'print' });
    expect(on('2026-12-10', 'ar')[1]?.availability).toEqual([
      {
        state: 'soldOut',
        until: '2026-12-10',
        date: { iso: '2026-12-11', text: expect.stringMatching(/^11 كانون/) },
      },
      {
        state: 'limited',
        until: '2026-12-20',
        date: { iso: '2026-12-20', text: expect.stringMatching(/^20 كانون/) },
      },
    ]);
    expect(on('2026-12-11', 'en')[1]?.availabilityData).toMatchObject({ state: 'limited', of: 'series' });
    expect(on('2026-12-21', 'en')[1]).toEqual({ id: second?.id, name: second?.name });
  });

  test('a state of a size is read, and listed as ended after its last day', () => {
    change(file, /( +price: 10\n)/, '$1    availability: { state: soldOut, until: "2026-12-10" }\n');
    const content = read();
    const frame = content.frames.find(({ slug }) => slug === 'kalima');
    if (!frame) throw new Error('There is no kalima');
    const { pricing } = offeredSeries(frame, 'en', Date.parse('2026-12-10') / 86_400_000);
    expect(pricing.filter(({ availabilityData }) => availabilityData)).toEqual([
      expect.objectContaining({ price: 10, availabilityData: expect.objectContaining({ of: 'size' }) }),
    ]);
    const ended = endedAvailability(content, Date.parse('2026-12-11T00:00+03:00'));
    expect(ended).toMatchObject([{ field: 'pricing[1].availability', state: 'soldOut' }]);
    expect(ended[0]?.name.en).toBe(`${frame.title.en}, 30×40`);
  });

  test('a past state is listed as ended from the studio’s next day on, and no mistake', () => {
    state('{ state: soldOut, until: 2026-12-10 }');
    change(file, /( +art: art-2\.jpg\n)/, '$1    availability: { state: limited, until: 2026-12-09 }\n');
    const content = read();
    const ended = (iso: string) =>
      endedAvailability(content, Date.parse(`${iso}+03:00`)).map(({ field, state, day }) => [
        field,
        state,
        day,
      ]);
    const limited = ['prints[2].availability', 'limited', '2026-12-09'];
    expect(ended('2026-12-09T23:59')).toEqual([]);
    expect(ended('2026-12-10T23:59')).toEqual([limited]);
    expect(ended('2026-12-11T00:00')).toEqual([['availability', 'soldOut', '2026-12-10'], limited]);
  });
});

describe('the next group of a course', () => {
  const file = 'courses/sketchup-v-ray/item.yaml';
  const days = 'days: [ sunday, tuesday, thursday ]';

  test.each([
    [
      'fewer days than sessions',
      days,
      'days: [ sunday ]',
      /schedule\.days: As many days .*\(3\) \(found: 1\)$/,
    ],
    [
      'a day twice',
      days,
      'days: [ sunday, tuesday, sunday ]',
      /schedule\.days: Each weekday may be chosen once$/,
    ],
    [
      'another day',
      days,
      'days: [ sunday, tuesday, domingo ]',
      /schedule\.days\[3\]: Needed here: .*"domingo"\)$/,
    ],
    [
      'a start on a day without a session',
      'next_start: 2027-01-03',
      'next_start: 2027-01-04',
      /next_start: The first day has to be a weekday with a session/,
    ],
  ])('%s', (_, from, to, message) => {
    change(file, from, to);
    expect(mistakesFound()).toEqual([expect.stringMatching(message)]);
  });

  test('a past start is listed as ended from the studio’s next day on, and no mistake', () => {
    const content = read();
    const ended = (iso: string) =>
      endedStarts(content, Date.parse(`${iso}+03:00`)).map((one) => [one.file, one.day]);
    expect(ended('2027-01-03T23:59')).toEqual([]);
    expect(ended('2027-01-04T00:00')).toEqual([[file, '2027-01-03']]);
  });
});
