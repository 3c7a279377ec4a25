import { chmodSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEditor, TestProject } from '#tests/editor/test-project.ts';
import type { ContentEditor } from './content-editor.ts';
import type { PublishResult, PublishStep } from './publication-run.ts';
import type { Publisher } from './publisher.ts';
import { Refusal } from './refusal.ts';
import { makeRepository } from './repository.ts';

/*
 * These tests publish with everything real except the two scripts that a publication runs. Another test covers the
 * whole build.
 */
const skills = 'skills.yaml';

let project: TestProject;
let editor: ContentEditor;
let publisher: Publisher;

beforeEach(async () => {
  project = new TestProject();
  ({ editor, publisher } = await openEditor(project.folder));
});

afterEach(() => project.remove());

async function publish(files = [skills]): Promise<{ result: PublishResult; steps: PublishStep[] }> {
  const steps: PublishStep[] = [];
  const result = await publisher.publish(files, {}, (step) => steps.push(step));
  return { result, steps };
}

function setPercent(value: number, entry = 0) {
  return editor.change(`percent ${value}`, [
    { file: skills, change: { type: 'set', path: [entry, 'percent'], value } },
  ]);
}

function setQuestion(value = 'How long?') {
  return editor.change('faq', [
    { file: 'faq.yaml', change: { type: 'set', path: [0, 'question', 'en'], value } },
  ]);
}

const filesOfLastCommit = () => project.inRemote('show', '--name-only', '--format=', 'main');
const countOfCommits = () => project.inRemote('rev-list', '--count', 'main');

test('with a remote: one commit with content only is pushed, the owner’s folder is updated, and the draft is removed', async () => {
  project.pushAll();
  project.git('config', 'user.name', 'Rana');
  await setPercent(91);
  const { result, steps } = await publish();
  expect(result).toMatchObject({ done: true, files: [skills], way: 'push' });
  expect(steps).toEqual(['fetch', 'commit', 'check', 'build', 'push', 'folder']);
  expect(project.inRemote('log', '-1', '--format=%s|%an|%ae|%cn', 'main')).toBe(
    'skills.yaml [1].percent: 95 → 91|Rana|editor@sindian.invalid|Sindian editor',
  );
  expect(filesOfLastCommit()).toBe('content/skills.yaml');
  expect(project.read('content/skills.yaml')).toContain('percent: 91');
  expect(editor.store.drafts.size).toBe(0);
  expect(editor.store.canUndo).toBe(false);
});

test('without a remote: a commit in the owner’s folder, and the built site', async () => {
  project.commitAll();
  await setPercent(91);
  const { result } = await publish();
  expect(result).toMatchObject({ done: true, way: 'commit' });
  expect(project.git('log', '-1', '--format=%s')).toContain('91');
  expect(project.has('.editor/checkout/build/client')).toBe(true);
});

test('a file that cannot be read gets its last published version back, which can be undone; publishing writes it', async () => {
  project.pushAll();
  const before = project.read('content/skills.yaml');
  project.write('content/skills.yaml', '- name: "');
  await editor.reload();
  expect(await editor.item('/skills')).toMatchObject({ value: null, mistakes: [{ field: '' }] });

  await editor.takePublished(skills);
  expect(editor.mistakes).toEqual([]);
  await editor.undo();
  expect(await editor.item('/skills')).toMatchObject({ value: null });
  await editor.redo();
  expect((await publish()).result).toMatchObject({ done: true });
  expect(project.read('content/skills.yaml')).toBe(before);
  expect([countOfCommits(), editor.store.drafts.size]).toEqual(['1', 0]);

  rmSync(project.at('content/skills.yaml'));
  await editor.reload();
  await editor.takePublished(skills);
  expect(editor.mistakes).toEqual([]);
  await expect(editor.takePublished('courses/none/item.yaml')).rejects.toThrow(Refusal);
});

test('a check that fails changes nothing', async () => {
  project.write('scripts/build/check-content.ts', "console.error('[1].percent: expected'); process.exit(1);");
  project.pushAll();
  await setPercent(91);
  const { result } = await publish();
  const log = expect.stringContaining('[1].percent');
  expect(result).toMatchObject({ done: false, step: 'check', reason: 'unknown', log });
  expect(countOfCommits()).toBe('1');
  expect(editor.store.drafts.has(skills)).toBe(true);
});

test('a commit that is checked out instead of a branch is reported', async () => {
  project.commitAll();
  project.git('checkout', '--quiet', '--detach');
  await setPercent(91);
  expect((await publisher.summary()).refusal).toBe('detached');
  expect((await publish()).result).toMatchObject({ done: false, reason: 'detached' });
});

test('a folder without Git is made a repository, once, and published from', async () => {
  await setPercent(91);
  expect((await publish()).result).toMatchObject({ done: false, reason: 'noRepository' });
  await makeRepository(project.folder);
  const first = project.git('rev-parse', 'HEAD');
  expect(project.git('status', '--porcelain')).toBe('');
  expect((await publish()).result).toMatchObject({ done: true, way: 'commit' });
  expect(project.read('content/skills.yaml')).toContain('percent: 91');
  await makeRepository(project.folder);
  expect(project.git('rev-parse', 'HEAD^')).toBe(first);
  rmSync(project.at('.git'), { recursive: true });
  // A repository without a commit simulates a start of the editor that was stopped after `git init`.
  project.git('init', '--quiet');
  await makeRepository(project.folder);
  expect(project.git('rev-list', '--count', 'HEAD')).toBe('1');
});

test('nothing is published before the build if the same field was changed by hand and in a draft', async () => {
  project.pushAll();
  await setPercent(91);
  await setQuestion();
  project.edit('content/skills.yaml', (text) => text.replace('95', '94'));
  await editor.reload();
  const summary = await publisher.summary();
  expect(summary.files.find(({ file }) => file === skills)?.conflicts).toMatchObject([
    { field: '[1].percent', base: '95', mine: '91', theirs: '94' },
  ]);
  const { result, steps } = await publish([skills, 'faq.yaml']);
  expect(result).toMatchObject({ done: false, reason: 'conflict', conflicts: [{ file: skills }] });
  expect(steps).toEqual(['fetch']);
  expect((await publish(['faq.yaml'])).result).toMatchObject({ done: true, files: ['faq.yaml'] });
  expect(project.read('content/skills.yaml')).toContain('percent: 94');
  expect(editor.store.text(skills)).toContain('percent: 91');
});

describe('a file that was changed by hand and has no draft', () => {
  beforeEach(async () => {
    project.pushAll();
    await setQuestion();
    project.edit('content/process.yaml', (text) => `${text}# by hand\n`);
    project.edit('content/skills.yaml', (text) => text.replace('95', '94'));
    project.write('content/pictures/new.txt', 'new');
    await editor.reload();
  });

  test('is listed with its changes, and is left unchanged or published like a draft; so are new files', async () => {
    const { files } = await publisher.summary();
    expect(files.map(({ file, origin, differences }) => [file, origin, differences.length])).toEqual([
      ['faq.yaml', 'draft', 1],
      ['process.yaml', 'hand', 0],
      [skills, 'hand', 1],
      ['pictures/new.txt', 'hand', 0],
    ]);
    expect((await publish(['faq.yaml'])).result.done).toBe(true);
    expect(filesOfLastCommit()).toBe('content/faq.yaml');
    expect(project.git('status', '--porcelain', 'content')).toBe(
      ['M content/process.yaml', ' M content/skills.yaml', '?? content/pictures/'].join('\n'),
    );
    await setQuestion('How many?');
    const { result } = await publish(['faq.yaml', skills, 'pictures/new.txt']);
    expect(result.done).toBe(true);
    expect(project.published(skills)).toContain('percent: 94');
    expect(project.published('pictures/new.txt')).toBe('new');
    expect(project.git('status', '--porcelain')).toBe('M content/process.yaml');
    expect(project.read('content/process.yaml')).toContain('# by hand');
    expect(project.git('rev-parse', 'HEAD')).toBe(project.inRemote('rev-parse', 'main'));
  });

  test('is not published if someone else has changed it too, and is not lost', async () => {
    project.pushTheirs('content/skills.yaml', (text) => text.replace('95', '93'));
    const { result } = await publish(['faq.yaml', skills]);
    expect(result).toMatchObject({ reason: 'conflict', conflicts: [{ file: skills }] });
    expect(project.read('content/skills.yaml')).toContain('percent: 94');
    expect(project.published(skills)).toContain('percent: 93');
    expect(project.git('diff', '--cached', '--name-only')).toBe('');
  });
});

test('a change of file modes or line endings alone is ignored, and is not published', async () => {
  project.pushAll();
  project.git('config', 'core.fileMode', 'true');
  for (const file of ['faq.yaml', skills]) chmodSync(project.at('content', file), 0o755);
  project.edit('content/process.yaml', (text) => text.replaceAll('\n', '\r\n'));
  await editor.reload();
  expect((await publisher.summary()).files).toEqual([]);
  await setQuestion();
  expect((await publish(['faq.yaml'])).result.done).toBe(true);
  expect(project.inRemote('show', '--summary', '--name-only', '--format=', 'main')).toBe('content/faq.yaml');
  expect(project.git('rev-parse', 'HEAD')).toBe(project.inRemote('rev-parse', 'main'));
});

test('a change during a publication stays a draft', async () => {
  project.pushAll();
  await setPercent(91);
  let typed: Promise<void> | undefined;
  const result = await publisher.publish([skills], {}, (step) => {
    if (step === 'commit') typed = setPercent(92);
  });
  await typed;
  expect(result.done).toBe(true);
  expect(project.read('content/skills.yaml')).toContain('percent: 91');
  expect(editor.store.text(skills)).toContain('percent: 92');
});

test('the draft of a file stays when its publication is taken back', async () => {
  project.pushAll();
  await setPercent(91);
  await publish();
  await setQuestion();
  await setPercent(11, 1);
  const [last] = await publisher.publications();
  expect(await publisher.takeBack(last?.id ?? '')).toMatchObject({ done: true, files: [skills] });
  expect(project.read('content/skills.yaml')).toContain('percent: 95');
  expect(editor.store.text(skills)).toContain('percent: 11');
  expect(editor.store.drafts.has('faq.yaml')).toBe(true);
});

test('while a publication is running, no other one begins; it can be cancelled until it is pushed', async () => {
  project.write('scripts/build/build.ts', 'setTimeout(() => {}, 60_000);');
  project.pushAll();
  await setPercent(91);
  let other: Promise<unknown> | undefined;
  const result = await publisher.publish([skills], {}, (step) => {
    if (step === 'commit') other = publisher.takeBack('0000000').catch((error: Error) => error.message);
    if (step === 'build') setTimeout(() => publisher.cancel(), 300);
  });
  expect(await other).toMatch('running');
  expect(result).toMatchObject({ done: false, step: 'build', reason: 'cancelled' });
  expect(publisher.run).toMatchObject({ result, isFinal: true, isSeen: false });
  expect(countOfCommits()).toBe('1');
  expect(project.git('status', '--porcelain')).toBe('');
  expect(editor.store.text(skills)).toContain('percent: 91');
  project.pushTheirs('scripts/build/build.ts', () => '');
  const pushed = await publisher.publish([skills], {}, (step) => step === 'push' && publisher.cancel());
  expect(pushed.done).toBe(true);
});

describe('the list of publications', () => {
  const setPrices = (price: number) =>
    editor.change(
      `prices ${price}`,
      [0, 1, 2].map((index) => ({
        file: 'frames/kalima/item.yaml',
        change: { type: 'set', path: ['pricing', index, 'price'], value: price + index },
      })),
    );

  test('says what the editor has published and who did it; other commits are listed on demand', async () => {
    project.commitAll();
    project.git('config', 'user.name', '');
    expect((await publisher.summary()).author).toBe('');
    await setPrices(40);
    await setQuestion();
    await publish(['frames/kalima/item.yaml', 'faq.yaml']);
    await publisher.setAuthor(' Rana ');
    await publisher.setAuthor('…');
    expect((await publisher.summary()).author).toBe('Rana');
    const exceptions = ['hours', 'exceptions', 0];
    await editor.change('hours', [
      {
        file: 'site.yaml',
        change: { type: 'set', path: [...exceptions, 'note', 'ar'], value: 'دوام رمضان' },
      },
      { file: 'site.yaml', change: { type: 'set', path: [...exceptions, 'note', 'en'], value: 'Ramadan' } },
    ]);
    await publish(['site.yaml']);
    project.edit('content/skills.yaml', (text) => text.replace('95', '94'));
    project.git('commit', '--quiet', '--all', '--message', 'By hand');
    const own = await publisher.publications();
    expect(own.map(({ author, parts }) => [author, parts])).toEqual([
      ['Rana', [{ what: 'named', title: { en: 'Ramadan', ar: 'دوام رمضان' } }]],
      [
        '',
        [
          { what: 'price', count: 3 },
          { what: 'text', count: 1 },
        ],
      ],
    ]);
    const all = await publisher.publications(true);
    expect(all.map(({ subject, parts }) => parts ?? subject)).toEqual([
      'By hand',
      ...own.map(({ parts }) => parts),
    ]);
  });

  test('shows what taking back a publication would change now', async () => {
    project.commitAll();
    await setPrices(40);
    await publish(['frames/kalima/item.yaml']);
    const [first] = await publisher.publications();
    await editor.change('later', [
      {
        file: 'frames/kalima/item.yaml',
        change: { type: 'set', path: ['pricing', 0, 'price'], value: 50 },
      },
    ]);
    await publish(['frames/kalima/item.yaml']);
    expect(await publisher.takeBackSummary(first?.id ?? '')).toMatchObject({
      changes: [
        {
          differences: [
            { before: '41', after: '15' },
            { before: '42', after: '25' },
          ],
        },
      ],
      conflicts: [{ field: 'pricing[1].price', base: '40', mine: '10', theirs: '50' }],
    });
    await publisher.takeBack(first?.id ?? '', { 'frames/kalima/item.yaml': {} });
  });
});
