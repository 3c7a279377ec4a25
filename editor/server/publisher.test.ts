import { chmodSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEditor, TestProject } from '#tests/editor/test-project.ts';
import type { ContentEditor } from './content-editor.ts';
import type { Publisher, PublishResult, PublishStep } from './publisher.ts';
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
  const result = await publisher.publish(files, (step) => steps.push(step));
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
  await setPercent(91);
  const { result, steps } = await publish();
  expect(result).toMatchObject({ done: true, files: [skills], way: 'push', held: [] });
  expect(steps).toEqual(['fetch', 'commit', 'check', 'build', 'push', 'folder']);
  expect(project.inRemote('log', '-1', '--format=%s|%an', 'main')).toBe(
    'skills.yaml [1].percent: 95 → 91|Sindian editor',
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

test('a check that fails changes nothing', async () => {
  project.write('scripts/build/check-content.ts', "console.error('[1].percent: expected'); process.exit(1);");
  project.pushAll();
  await setPercent(91);
  const { result } = await publish();
  const reason = expect.stringContaining('[1].percent');
  expect(result).toMatchObject({ done: false, step: 'check', reason });
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

test('a file is held back if the same field was changed by hand and in a draft', async () => {
  project.pushAll();
  await setPercent(91);
  await setQuestion();
  project.edit('content/skills.yaml', (text) => text.replace('95', '94'));
  await editor.reload();
  const summary = await publisher.summary();
  expect(summary.files.find(({ file }) => file === skills)?.conflicts).toMatchObject([
    { field: '[1].percent', base: '95', mine: '91', theirs: '94' },
  ]);
  const { result } = await publish([skills, 'faq.yaml']);
  expect(result).toMatchObject({ done: true, files: ['faq.yaml'], held: [skills] });
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
    expect(result).toMatchObject({ done: true, held: [] });
    expect(project.published(skills)).toContain('percent: 94');
    expect(project.published('pictures/new.txt')).toBe('new');
    expect(project.git('status', '--porcelain')).toBe('M content/process.yaml');
    expect(project.read('content/process.yaml')).toContain('# by hand');
    expect(project.git('rev-parse', 'HEAD')).toBe(project.inRemote('rev-parse', 'main'));
  });

  test('is held back if someone else has changed it too, and is not lost', async () => {
    project.pushTheirs('content/skills.yaml', (text) => text.replace('95', '93'));
    const { result } = await publish(['faq.yaml', skills]);
    expect(result.held).toEqual([skills]);
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
  const result = await publisher.publish([skills], (step) => {
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
  expect(await publisher.takeBack(last?.id ?? '', () => {})).toMatchObject({ done: true, files: [skills] });
  expect(project.read('content/skills.yaml')).toContain('percent: 95');
  expect(editor.store.text(skills)).toContain('percent: 11');
  expect(editor.store.drafts.has('faq.yaml')).toBe(true);
});

test('two publications at once follow each other', async () => {
  project.pushAll();
  await setPercent(91);
  await setQuestion();
  const results = await Promise.all([publish([skills]), publish(['faq.yaml'])]);
  expect(results.map(({ result }) => result.done)).toEqual([true, true]);
  expect(countOfCommits()).toBe('3');
});
