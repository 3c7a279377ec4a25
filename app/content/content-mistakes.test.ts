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
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentError } from './content-error.ts';
import { readContent } from './read-content.server.ts';

let copy: string;

/* The owner's files as they are; the pictures are empty, since only their being there counts. */
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'content-'));
  for (const file of globSync('**/*.*', { cwd: 'content' })) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    if (file.endsWith('.yaml')) copyFileSync(path.join('content', file), path.join(copy, file));
    else writeFileSync(path.join(copy, file), '');
  }
});

afterEach(() => rmSync(copy, { recursive: true, force: true }));

function change(file: string, from: string | RegExp, to: string) {
  const before = readFileSync(path.join(copy, file), 'utf8');
  const after = before.replace(from, to);
  expect(after, `${file} has ${from}`).not.toBe(before);
  writeFileSync(path.join(copy, file), after);
}

function mistakesFound(): string[] {
  try {
    readContent(copy);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as ContentError).message.split('\n');
  }
  return [];
}

test('without a mistake nothing is said', () => {
  expect(mistakesFound()).toEqual([]);
});

test('a missing field', () => {
  change('frames/kalima/item.yaml', /^currency: JOD\n/m, '');
  expect(mistakesFound()).toEqual([
    expect.stringMatching(/^content\/frames\/kalima\/item\.yaml: currency: expected .*"JOD".* missing/),
  ]);
});

test('a missing text in one language', () => {
  change('faq.yaml', /\n {4}ar: هل تعملون خارج عمّان؟/, '');
  expect(mistakesFound()).toEqual([
    expect.stringMatching(/^content\/faq\.yaml: \[2\]\.question\.ar: expected a text.*missing/),
  ]);
});

test('a letter for a number', () => {
  change('frames/kalima/item.yaml', 'price: 15', 'price: l5');
  expect(mistakesFound()).toEqual([
    'content/frames/kalima/item.yaml: pricing[2].price: expected a number, found "l5"',
  ]);
});

test('a letter for the year of a project', () => {
  change('projects/walnut-kitchen/item.yaml', 'year: 2025', 'year: 2O25');
  expect(mistakesFound()).toEqual([
    expect.stringMatching(
      /^content\/projects\/walnut-kitchen\/item\.yaml: details\.year: expected a.* number, found "2O25"$/,
    ),
  ]);
});

test('an excerpt that is too long for a card', () => {
  change('projects/walnut-kitchen/item.yaml', /(excerpt:\n {2}en: ).*/, `$1${'Walnut and '.repeat(9)}oak.`);
  expect(mistakesFound()).toEqual([
    'content/projects/walnut-kitchen/item.yaml: excerpt.en: expected at most 95 characters, found 103',
  ]);
  change('projects/walnut-kitchen/item.yaml', /(excerpt:\n {2}en: ).*/, `$1${'Walnut and '.repeat(8)}oak.`);
  change(
    'projects/walnut-kitchen/item.yaml',
    /( {2}ar: )(.*\n)(description)/,
    `$1${'جوز '.repeat(21)}بني.\n$3`,
  );
  expect(mistakesFound()).toEqual([
    'content/projects/walnut-kitchen/item.yaml: excerpt.ar: expected at most 85 characters, found 88',
  ]);
});

test.each(['Walnut and oak', 'Walnut and oak...', 'Walnut and oak…', 'Walnut, oak and'])(
  'an excerpt without a full stop: %s',
  (excerpt) => {
    change('projects/walnut-kitchen/item.yaml', /(excerpt:\n {2}en: ).*/, `$1${excerpt}`);
    expect(mistakesFound()).toEqual([
      `content/projects/walnut-kitchen/item.yaml: excerpt.en: expected a sentence that ends in a full stop, found "${excerpt}"`,
    ]);
  },
);

test('a day that no calendar has', () => {
  change('site.yaml', /^catalogDate: .*$/m, 'catalogDate: 2026-02-30');
  expect(mistakesFound()).toEqual([
    'content/site.yaml: catalogDate: expected a day such as "2026-11-01", found "2026-02-30"',
  ]);
});

test('a field of an unknown name', () => {
  change('services/commercial-interior-design/item.yaml', /^order: 4/m, 'order: 4\ncolour: red');
  expect(mistakesFound()).toEqual([
    expect.stringMatching(
      /^content\/services\/commercial-interior-design\/item\.yaml: .*expected no field of this name: colour/,
    ),
  ]);
});

test('a missing picture', () => {
  rmSync(path.join(copy, 'portfolio/abdoun-residence/bath-2.jpg'));
  expect(mistakesFound()).toEqual([
    'content/portfolio/abdoun-residence/item.yaml: images[4].url: expected a picture at content/portfolio/abdoun-residence/bath-2.jpg, found none',
  ]);
});

test('a missing portrait', () => {
  change('testimonials.yaml', 'en: omar-k.en.svg', 'en: omar-x.en.svg');
  expect(mistakesFound()).toEqual([
    expect.stringMatching(
      /^content\/testimonials\.yaml: \[2\]\.photo.*: expected a picture at content\/people\/omar-x\.en\.svg, found none$/,
    ),
  ]);
});

test('an id that stands twice', () => {
  change('projects/walnut-kitchen/item.yaml', 'id: 17', 'id: 11');
  const [mistake, ...others] = mistakesFound();
  expect(others).toEqual([]);
  expect(mistake).toMatch(
    /^content\/projects\/[a-z-]+\/item\.yaml: id: expected a value of its own, found 11, which stands in content\/projects\/[a-z-]+\/item\.yaml too$/,
  );
  expect(mistake).toContain('walnut-kitchen');
});

test('an id that stands twice in one file', () => {
  change('faq.yaml', '- id: 3', '- id: 2');
  expect(mistakesFound()).toEqual([
    expect.stringMatching(/^content\/faq\.yaml: id: expected a value of its own, found 2, /),
  ]);
});

test('a code that stands twice', () => {
  change('frames/kalima/item.yaml', 'code: SF-04', 'code: SF-05');
  const [mistake, ...others] = mistakesFound();
  expect(others).toEqual([]);
  expect(mistake).toMatch(
    /^content\/frames\/[a-z-]+\/item\.yaml: code: expected a value of its own, found "SF-05"/,
  );
  expect(mistake).toContain('content/frames/kalima/item.yaml');
});

test('a color that is not in the list of colors', () => {
  change('frames/kalima/item.yaml', 'colors: [black, white, oak]', 'colors: [black, wite, oak]');
  expect(mistakesFound()).toEqual([
    expect.stringMatching(
      /^content\/frames\/kalima\/item\.yaml: colors\[2\]: expected one of .*white.*, found "wite"$/,
    ),
  ]);
});

test('a print that the group does not have', () => {
  change('frames/kalima/item.yaml', '    print: light', '    print: lihgt');
  expect(mistakesFound()).toEqual([
    'content/frames/kalima/item.yaml: images[3].print: expected one of peace, light, love, found "lihgt"',
  ]);
});

test('broken YAML', () => {
  change('skills.yaml', /^- /m, '- "');
  expect(mistakesFound()).toEqual([expect.stringMatching(/^content\/skills\.yaml: .*expected YAML/)]);
});

test('an unknown placeholder in the text of a course', () => {
  change('courses/revit-visualization/ar.yaml', '{title}', '{titel}');
  expect(mistakesFound()).toEqual([
    'content/courses/revit-visualization/ar.yaml: cta_whatsapp: expected a known placeholder, found {titel}',
  ]);
});

test('a course without its Arabic half', () => {
  rmSync(path.join(copy, 'courses/revit-visualization/ar.yaml'));
  expect(mistakesFound()).toEqual([
    'content/courses/revit-visualization/ar.yaml: expected this file, found none',
  ]);
});

test('a missing file', () => {
  renameSync(path.join(copy, 'highlights.yaml'), path.join(copy, 'highlight.yaml'));
  expect(mistakesFound()).toEqual(['content/highlights.yaml: expected this file, found none']);
});

test('all mistakes are told at once', () => {
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
    'content/frame-colors.yaml: [2].name.en: expected text alone, found the hidden sign U+202E after "Wal\ufffd"',
  ]);
});
