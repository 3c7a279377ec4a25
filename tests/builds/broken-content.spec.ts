import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copySite, type SiteCopy } from './copy-of-site.ts';

test.describe.configure({ timeout: 300_000 });

let copy: SiteCopy;

test.beforeEach(() => {
  copy = copySite();
});

test.afterEach(() => rmSync(copy.folder, { recursive: true, force: true }));

/** Expects the build to fail with one line on the mistake, without a stack trace, and to leave no site behind. */
function expectRefusal(sentence: RegExp) {
  const { code, output } = copy.build();
  expect(code).toBe(1);
  expect(output).toMatch(sentence);
  expect(output).not.toMatch(/^\s+at /m);
  expect(output).not.toContain('built in');
  expect(existsSync(path.join(copy.folder, 'build', 'client'))).toBe(false);
}

test('a missing field', () => {
  copy.edit('frames/kalima/item.yaml', ({ title, ...others }) => others);
  expectRefusal(
    /^content\/frames\/kalima\/item\.yaml: title: Needed here: a group of fields \(found: nothing, /m,
  );
});

test('a file that is no YAML', () => {
  copy.write('content/faq.yaml', '- id: 1\n  question: "Where\n');
  expectRefusal(/^content\/faq\.yaml: The file cannot be read at line \d, .* \(found: .* at line \d/m);
});

test('a text that begins with a star', () => {
  copy.write('content/skills.yaml', '- name:\n    en: *Interior*\n    ar: تصميم\n  percent: 5\n');
  expectRefusal(/^content\/skills\.yaml: Line 2: a text that begins with /m);
});

test('a missing picture', () => {
  copy.remove('content/frames/kalima/2-front.jpg');
  expectRefusal(
    /^content\/frames\/kalima\/item\.yaml: images\[1\]\.url: The picture content\/frames\/kalima\/2-front\.jpg is missing$/m,
  );
});

test('a picture that is none', () => {
  copy.write('content/frames/kalima/2-front.jpg', 'not a picture');
  expectRefusal(/content\/frames\/kalima\/2-front\.jpg: A picture has to be /);
});

test('an emoji that no font of the site draws', () => {
  copy.edit('faq.yaml', ([first, ...others]) => [
    { ...first, answer: { ...first.answer, en: 'Yes 🏡' } },
    ...others,
  ]);
  expectRefusal(/^content\/faq\.yaml: \[1\]\.answer\.en: The site’s fonts have no character “🏡”/m);
});

test('a build that stops halfway leaves nothing that looks like a site', () => {
  const finish = readFileSync(path.join(copy.folder, 'scripts', 'build', 'finish.ts'), 'utf8');
  copy.write(
    'scripts/build/finish.ts',
    finish.replace('await writeContentPolicies(client);', "throw new Error('halfway');"),
  );
  const { code, output } = copy.build();
  expect(code).toBe(1);
  expect(output).toContain('halfway');
  expect(existsSync(path.join(copy.folder, 'build', 'client'))).toBe(false);
});
