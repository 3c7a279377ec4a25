import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { mistakeLines } from '#model/content/content-error.ts';
import type { Locale } from '#model/language/locales.ts';
import { openEditor, TestProject } from '#tests/editor/test-project.ts';
import { courseInOneFile, migrateCourses } from './courses-in-one-file.ts';
import { restoreItem } from './items/item-actions.ts';

const english = `# One course in English; ar.yaml beside it is the same course in Arabic: change prices and hours in both.

lang: en
order: 2
# As on the certificate.
title: Revit
slug: revit
thumbnail:
  url: plan.jpg
  dusk: plan-dusk.jpg
  label: A plan
price_jod: 150 # until May
syllabus:
  - Walls
  # The long one.
  - "Families: doors"
# Words in {braces} are filled in.
cta_whatsapp: |-
  Hello:

  {title}
sample: true
`;
const arabic = `# The same course in Arabic; en.yaml beside it is the English one: change prices and hours in both.

lang: ar
order: 2
title: ريفيت
slug: revit
thumbnail:
  url: plan.jpg
  dusk: plan-dusk.jpg
  label: مخطط
price_jod: 150
syllabus:
  - الجدران
  - "العائلات: الأبواب"
# Words in {braces} are filled in.
# It was proofread.
cta_whatsapp: |-
  مرحبًا:

  {title}
sample: true
`;

describe('the text of one file', () => {
  test('has each text in both languages, shared values once, and the comments that still apply', () => {
    expect(courseInOneFile(english, arabic)).toEqual({
      differing: [],
      text: `order: 2
# As on the certificate.
title:
  en: Revit
  ar: ريفيت
thumbnail:
  url: plan.jpg
  dusk: plan-dusk.jpg
  label:
    en: A plan
    ar: مخطط
price_jod: 150 # until May
syllabus:
  en:
    - Walls
    # The long one.
    - "Families: doors"
  ar:
    - الجدران
    - "العائلات: الأبواب"
# Words in {braces} are filled in.
# It was proofread.
cta_whatsapp:
  en: |-
    Hello:

    {title}
  ar: |-
    مرحبًا:

    {title}
sample: true
`,
    });
  });

  test('if the numbers differ, the English one is kept and the difference is reported', () => {
    const { text, differing } = courseInOneFile(english, arabic.replace('150', '160'));
    expect(differing).toEqual(['price_jod']);
    expect(parse(text).price_jod).toBe(150);
  });

  test('the Arabic page keeps a picture of its own', () => {
    const own = arabic.replaceAll('plan', 'plan-ar');
    expect(parse(courseInOneFile(english, own).text).thumbnail).toMatchObject({
      url: 'plan.jpg',
      dusk: 'plan-dusk.jpg',
      inArabic: 'plan-ar.jpg',
      duskInArabic: 'plan-ar-dusk.jpg',
    });
  });

  test('with the file of one language only, the other language is left out', () => {
    expect(parse(courseInOneFile(english, undefined).text)).toMatchObject({
      order: 2,
      title: { en: 'Revit' },
      thumbnail: { url: 'plan.jpg', label: { en: 'A plan' } },
    });
    const { order, title, price_jod } = parse(courseInOneFile(undefined, arabic).text);
    expect({ order, title, price_jod }).toEqual({ order: 2, title: { ar: 'ريفيت' }, price_jod: 150 });
  });

  test('files with Windows line endings give the same result', () => {
    const [one, other] = [english, arabic].map((text) => text.replaceAll('\n', '\r\n'));
    expect(courseInOneFile(one, other)).toEqual(courseInOneFile(english, arabic));
  });

  test.each([
    ['what is no YAML', 'title: "'],
    ['a list', '- title'],
    ['nothing', ''],
  ])('%s is refused', (_, text) => {
    expect(() => courseInOneFile(text, arabic)).toThrow();
    expect(() => courseInOneFile(english, text)).toThrow();
  });
});

describe('at a start', () => {
  const item = 'courses/revit-visualization';
  let project: TestProject;
  let lines: string[];

  beforeEach(() => {
    project = new TestProject();
    lines = [];
  });
  afterEach(() => project.remove());

  const published = () => project.read(`content/${item}/item.yaml`);
  const draft = (half: string) => `.editor/drafts/${item}/${half}`;
  const base = (half: string) => `.editor/base/${item}/${half}.json`;
  const migrate = () =>
    migrateCourses(project.at('content'), project.at('.editor'), (line) => lines.push(line));
  async function started() {
    await migrate();
    const { editor } = await openEditor(project.folder);
    return { editor, mistakes: mistakeLines(editor.mistakes, 'en') };
  }
  /** Makes the former file of one language (en.yaml or ar.yaml) from the text of item.yaml. */
  function halfOf(text: string, lang: Locale): string {
    const { thumbnail, ...course } = parse(text);
    const { inArabic, duskInArabic, label, ...picture } = thumbnail;
    const own = lang === 'ar' && inArabic ? { url: inArabic, dusk: duskInArabic } : {};
    for (const name of ['title', 'excerpt', 'mode', 'syllabus', 'highlights', 'cta_whatsapp'])
      course[name] = course[name][lang];
    return stringify({
      lang,
      slug: 'revit-visualization',
      ...course,
      thumbnail: { ...picture, ...own, label: label[lang] },
    });
  }
  function writeDraft(lang: Locale, change: (text: string) => string): void {
    const before = halfOf(published(), lang);
    project.write(draft(`${lang}.yaml`), change(before));
    project.write(base(`${lang}.yaml`), JSON.stringify({ text: before, schema: 'older' }));
  }
  function splitPublished(): void {
    const text = published();
    for (const lang of ['en', 'ar'] as const)
      project.write(`content/${item}/${lang}.yaml`, halfOf(text, lang));
    rmSync(project.at('content', item, 'item.yaml'));
  }

  test('a published course becomes one file with the same content, and so do its drafts', async () => {
    const before = parse(published());
    writeDraft('ar', (text) => text.replace('عبر الإنترنت', 'في الاستوديو'));
    splitPublished();
    const { editor, mistakes } = await started();
    expect(mistakes).toBe('');
    expect(parse(published())).toEqual(before);
    expect(project.has(`content/${item}/en.yaml`) || project.has(`content/${item}/ar.yaml`)).toBe(false);
    expect(lines).toEqual([expect.stringContaining(`content/${item} is one file now`)]);
    expect([...editor.store.drafts.keys()]).toEqual([`${item}/item.yaml`]);
    expect(parse(editor.store.text(`${item}/item.yaml`)).mode).toEqual({ en: 'Online', ar: 'في الاستوديو' });
  });

  test('the new file is published, and both former ones are removed', async () => {
    splitPublished();
    project.commitAll();
    await migrate();
    const { publisher } = await openEditor(project.folder);
    const { files } = await publisher.summary();
    expect(files.map(({ file, change }) => `${file} ${change}`).sort()).toEqual([
      `${item}/ar.yaml removed`,
      `${item}/en.yaml removed`,
      `${item}/item.yaml new`,
    ]);
    const wanted = files.map(({ file }) => file);
    expect(await publisher.publish(wanted)).toMatchObject({ done: true });
    expect(project.git('ls-files', '--', `content/${item}/*.yaml`).trim()).toBe(`content/${item}/item.yaml`);
  });

  test('a draft in one language changes only its own fields of the current published file', async () => {
    writeDraft('en', (text) =>
      text.replace('Online', 'At the studio').replace('price_jod: 150', 'price_jod: 155'),
    );
    project.edit(`content/${item}/item.yaml`, (text) => text.replace('price_usd: 210', 'price_usd: 220'));
    const { editor, mistakes } = await started();
    expect(mistakes).toBe('');
    expect(parse(editor.store.text(`${item}/item.yaml`))).toEqual({
      ...parse(published()),
      mode: { en: 'At the studio', ar: 'عبر الإنترنت' },
      price_jod: 155,
    });
    expect(await editor.store.base(`${item}/item.yaml`)).toEqual({ text: published(), schema: 'older' });
    expect(project.has(draft('en.yaml')) || project.has(base('en.yaml'))).toBe(false);
    await migrate();
    expect(lines).toEqual([]);
  });

  test('a new course, a deleted one, and the undo list', async () => {
    const text = published().replace('order: 3', 'order: 9');
    for (const lang of ['en', 'ar'] as const) {
      const file = `courses/new-one/${lang}.yaml`;
      project.write(`.editor/drafts/${file}`, halfOf(text, lang).replace('revit-visualization', 'new-one'));
      project.write(`.editor/base/${file}.json`, JSON.stringify({ text: null, schema: 'older' }));
    }
    project.write('.editor/removed.json', JSON.stringify([`${item}/ar.yaml`, `${item}/en.yaml`, 'faq.yaml']));
    project.write(
      '.editor/undo.jsonl',
      `${JSON.stringify({ done: 1, step: { key: 'x', at: 1, files: [] } })}\n`,
    );
    const { editor } = await started();
    expect(parse(editor.store.text('courses/new-one/item.yaml'))).toEqual(parse(text));
    expect(editor.store.drafts.get(`${item}/item.yaml`)).toBeNull();
    expect(editor.store.drafts.get('faq.yaml')).toBeNull();
    expect(editor.store.drafts.size).toBe(3);
    expect(editor.store.canUndo).toBe(false);
  });

  test('a course that was deleted comes back with its drafts', async () => {
    const drafts = Object.fromEntries(
      (['en', 'ar'] as const).map((lang) => [`courses/gone/${lang}.yaml`, halfOf(published(), lang)]),
    );
    const deleted = { at: Date.now(), title: { en: 'Revit' }, wasPublished: false, drafts, others: {} };
    project.write('.editor/deleted.json', JSON.stringify({ 'courses/gone': deleted }));
    const { editor } = await started();
    await restoreItem(editor, '/courses/gone');
    expect(parse(editor.store.text('courses/gone/item.yaml'))).toEqual(parse(published()));
  });

  test('a draft that cannot be read is put aside and reported; so is what is published', async () => {
    writeDraft('en', () => 'title: "');
    const { editor, mistakes } = await started();
    expect(mistakes).toBe('');
    expect(editor.store.drafts.size).toBe(0);
    expect(project.read(`.editor/not-taken-over/${item}/en.yaml`)).toBe('title: "');
    expect(lines.join('\n')).toContain(path.join('not-taken-over', item));

    project.write(`content/${item}/ar.yaml`, 'title: "');
    rmSync(project.at('content', item, 'item.yaml'));
    expect((await started()).mistakes).toContain('A course is this one file');
    expect(project.read(`content/${item}/ar.yaml`)).toBe('title: "');
    expect(lines.at(-1)).toContain(`content/${item} could not be made one file`);
  });
});
