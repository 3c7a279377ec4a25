import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ContentError, mistakeLines } from '#model/content/content-error.ts';
import { readContent } from '#model/on-disk/read-content.server.ts';
import { movedPage, redirectRules } from '#scripts/pages/moved-pages.ts';
import { copyContent } from '#tests/copy-of-content.ts';

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'content-'));
  copyContent(copy);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function mistakesIn(entries: { from: string; to: string }[], locale: 'en' | 'ar' = 'en'): string[] {
  writeFileSync(path.join(copy, 'moved.yaml'), JSON.stringify(entries));
  try {
    readContent(copy);
  } catch (error) {
    return mistakeLines((error as ContentError).mistakes, locale).split('\n');
  }
  return [];
}

test('a former address leads to an item or to its section', () => {
  expect(
    mistakesIn([
      { from: '/frames/sand', to: '/frames/dunes' },
      { from: '/projects/old-villa', to: '/projects' },
      { from: '/portfolio/majlis', to: '/projects/family-majlis' },
    ]),
  ).toEqual([]);
});

test('an invalid, dead, taken or chained address is reported in both languages', () => {
  const wrong = [
    { from: '/ar/frames/sand', to: '/frames/dunes' },
    { from: '/frames/a', to: 'https://elsewhere.example' },
  ];
  expect(mistakesIn(wrong)).toEqual([
    'content/moved.yaml: [1].from: Needed here: the former address of an item, without the language, such as /frames/old-name (found: "/ar/frames/sand")',
    'content/moved.yaml: [2].to: Needed here: the address of an item or of its section, without the language, such as /frames/dunes or /frames (found: "https://elsewhere.example")',
  ]);
  const unfit = [
    { from: '/frames/dunes', to: '/frames/rum' },
    { from: '/frames/a', to: '/frames/b' },
    { from: '/frames/b', to: '/frames/a' },
    { from: '/frames/c', to: '/frames/nowhere' },
    { from: '/frames/c', to: '/frames' },
  ];
  expect(mistakesIn(unfit)).toEqual([
    'content/moved.yaml: [1].from: “/frames/dunes” is the address of an item today, so this entry can be deleted',
    'content/moved.yaml: [2].to: “/frames/b” has moved as well: needed here is the address where it leads in the end',
    'content/moved.yaml: [3].to: “/frames/a” has moved as well: needed here is the address where it leads in the end',
    'content/moved.yaml: [4].to: The site has no “/frames/nowhere” today: needed here is an address that it has',
    'content/moved.yaml: [5].from: Each former address stands here once, and “/frames/c” stands here twice',
  ]);
  expect(mistakesIn(unfit, 'ar')[1]).toBe(
    'content/moved.yaml: [2].to: انتقل «/frames/b» هو أيضًا، ويلزم هنا الرابط الأخير الذي يؤدي إليه',
  );
});

test('content without the file has no former addresses', () => {
  rmSync(path.join(copy, 'moved.yaml'));
  expect(readContent(copy).moved).toEqual([]);
});

test('both languages have the former addresses, and items have their former slugs', async () => {
  writeFileSync(
    path.join(copy, 'moved.yaml'),
    JSON.stringify([
      { from: '/frames/sand', to: '/frames/dunes' },
      { from: '/frames/old', to: '/frames' },
    ]),
  );
  vi.stubEnv('CONTENT_ROOT', copy);
  vi.resetModules();
  const { withFormerSlugs, slugsThatAre, movedAddresses, movedTo } = await import('./moved.server.ts');
  expect(movedAddresses()).toEqual([
    { from: '/frames/sand', to: '/frames/dunes', fate: 'moved' },
    { from: '/frames/old', to: '/frames#gone', fate: 'removed' },
    { from: '/ar/frames/sand', to: '/ar/frames/dunes', fate: 'moved' },
    { from: '/ar/frames/old', to: '/ar/frames#gone', fate: 'removed' },
  ]);
  expect(movedTo('/ar/frames/sand/')?.to).toBe('/ar/frames/dunes');
  expect(movedTo('/frames/dunes')).toBeUndefined();
  expect(withFormerSlugs('frames', 'dunes')).toEqual({ formerSlugs: ['sand'] });
  expect(withFormerSlugs('frames', 'rum')).toEqual({});
  expect(slugsThatAre('removed', 'frames')).toEqual(['old']);
  vi.unstubAllEnvs();
});

test('the page at a former address links and redirects to the new one, and search engines do not index it', () => {
  const html = movedPage({ from: '/ar/frames/sand', to: '/ar/frames/dunes', fate: 'moved' }, '/');
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/ar/frames/dunes"/>');
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/ar\/frames\/dunes"\/>/);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(/<a href="\/ar\/frames\/dunes">[^<]+<\/a>/);
  const removed = movedPage({ from: '/frames/old', to: '/frames#gone', fate: 'removed' }, '/folder/');
  expect(removed).toContain('content="0; url=/folder/frames#gone"');
  expect(removed).toContain('<h1>This page is gone</h1>');
  expect(removed).toMatch(/canonical" href="[^"#]+\/frames"/);
  const hidden = movedPage({ from: '/ar/frames/dunes', to: '/ar/frames#not-on-show', fate: 'hidden' }, '/');
  expect(hidden).toContain('<h1>غير معروض حاليًا</h1>');
  expect(hidden).toContain('<a href="/ar/frames#not-on-show">');
});

test('_redirects has one rule for each former address; browsers do not keep that of a hidden item', () => {
  const moved = [
    { from: '/frames/sand', to: '/frames/dunes', fate: 'moved' as const },
    { from: '/frames/old', to: '/frames#gone', fate: 'removed' as const },
    { from: '/frames/rum', to: '/frames#not-on-show', fate: 'hidden' as const },
  ];
  expect(redirectRules(moved, '/').split('\n')).toEqual([
    '/frames/sand /frames/dunes 301',
    '/frames/old /frames#gone 301',
    '/frames/rum /frames#not-on-show 302',
    '',
  ]);
});
