import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { drawnCharacters } from '../../scripts/fonts/drawn-characters.ts';
import { copyContent } from '../../tests/copy-of-content.ts';
import { ContentEditor } from './content-editor.ts';
import type { Choices } from './field-conflict.ts';
import { Publisher, type PublishResult, type PublishStep } from './publisher.ts';
import { makeRepository } from './repository.ts';

/*
 * Publishing with everything real but the two scripts that it runs: the whole build has a journey of its own.
 */
const skills = 'skills.yaml';
const drawn = await drawnCharacters();
const scripts = {
  'check-content.ts': "console.log('checked');",
  'build.ts':
    "import { mkdirSync, writeFileSync } from 'node:fs'; mkdirSync('build/client', { recursive: true }); writeFileSync('build/client/index.html', 'built');",
};

let folder: string;
let project: string;
let remote: string;
let editor: ContentEditor;
let publisher: Publisher;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  project = path.join(folder, 'project');
  remote = path.join(folder, 'remote.git');
  copyContent(path.join(project, 'content'));
  for (const [name, text] of Object.entries(scripts)) write(`scripts/${name}`, text);
  // Pictures take long to commit, and nothing here looks at them.
  write('.gitignore', 'node_modules\nbuild/\n.editor/\n*.jpg\n*.svg\n');
  await start();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function start() {
  const contentRoot = path.join(project, 'content');
  editor = new ContentEditor({ contentRoot, editor: path.join(project, '.editor') }, drawn);
  await editor.open();
  publisher = new Publisher(project, contentRoot, path.join(project, '.editor'), editor);
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

const read = (file: string) => readFileSync(path.join(project, file), 'utf8');

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@sindian.example'];
  return execFileSync('git', [...identity, ...args], {
    cwd: project,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
}

function commitAll() {
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The site');
}

function withRemote() {
  commitAll();
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch', 'main', remote]);
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', 'origin', 'main');
}

async function publish(
  files = [skills],
  choices: Choices = {},
): Promise<{ result: PublishResult; steps: PublishStep[] }> {
  const steps: PublishStep[] = [];
  const result = await publisher.publish(files, (step) => steps.push(step), choices);
  return { result, steps };
}

function setPercent(value: number, file = skills) {
  return editor.change(`percent ${value}`, [{ file, change: { type: 'set', path: [0, 'percent'], value } }]);
}

function setQuestion(value: string) {
  return editor.change('faq', [
    { file: 'faq.yaml', change: { type: 'set', path: [0, 'question', 'en'], value } },
  ]);
}

test('with a remote: one commit of the content alone, pushed; the folder follows, the draft is gone', async () => {
  withRemote();
  await setPercent(91);
  const { result, steps } = await publish();
  expect(result).toMatchObject({ done: true, files: [skills], way: 'push', held: [] });
  expect(steps).toEqual(['fetch', 'commit', 'check', 'build', 'push', 'folder']);
  expect(git('--git-dir', remote, 'log', '-1', '--format=%s|%an', 'main')).toBe(
    'skills.yaml [1].percent: 95 → 91|Sindian editor',
  );
  expect(git('--git-dir', remote, 'show', '--name-only', '--format=', 'main')).toBe('content/skills.yaml');
  expect(read('content/skills.yaml')).toContain('percent: 91');
  expect(editor.store.drafts.size).toBe(0);
  expect(editor.store.canUndo).toBe(false);
});

test('without a remote: a commit in this folder, and the finished site', async () => {
  commitAll();
  await setPercent(91);
  const { result } = await publish();
  expect(result).toMatchObject({ done: true, way: 'commit' });
  expect(git('log', '-1', '--format=%s')).toContain('91');
  expect(existsSync(path.join(project, '.editor/checkout/build/client/index.html'))).toBe(true);
});

test('a push that is refused keeps everything, and says why without a password', async () => {
  withRemote();
  const hook = path.join(remote, 'hooks', 'pre-receive');
  writeFileSync(hook, '#!/bin/sh\necho "not today" >&2\nexit 1\n');
  chmodSync(hook, 0o755);
  const before = git('rev-parse', 'HEAD');
  await setPercent(91);
  const { result } = await publish();
  expect(result).toMatchObject({ done: false, step: 'push', reason: expect.stringContaining('not today') });
  expect(git('rev-parse', 'HEAD')).toBe(before);
  expect(read('content/skills.yaml')).toContain('percent: 95');
  expect(editor.store.text(skills)).toContain('percent: 91');
  rmSync(hook);
  expect((await publish()).result.done).toBe(true);
  expect(git('--git-dir', remote, 'rev-list', '--count', 'main')).toBe('2');
});

test('a check that fails changes nothing', async () => {
  write(
    'scripts/check-content.ts',
    "console.error('content/skills.yaml: [1].percent: expected'); process.exit(1);",
  );
  withRemote();
  await setPercent(91);
  const { result } = await publish();
  expect(result).toMatchObject({
    done: false,
    step: 'check',
    reason: expect.stringContaining('[1].percent'),
  });
  expect(git('--git-dir', remote, 'rev-list', '--count', 'main')).toBe('1');
  expect(editor.store.drafts.has(skills)).toBe(true);
});

test('a commit that is checked out instead of a branch is told', async () => {
  withRemote();
  git('checkout', '--quiet', '--detach');
  await setPercent(91);
  expect((await publisher.summary()).refusal).toBe('detached');
  expect((await publish()).result).toMatchObject({ done: false, reason: 'detached' });
});

test('a folder without Git is made a repository, once, and published from', async () => {
  await setPercent(91);
  expect((await publish()).result).toMatchObject({ done: false, reason: 'noRepository' });
  await makeRepository(project);
  const first = git('rev-parse', 'HEAD');
  expect(git('status', '--porcelain')).toBe('');
  expect((await publish()).result).toMatchObject({ done: true, way: 'commit' });
  expect(read('content/skills.yaml')).toContain('percent: 91');
  await makeRepository(project);
  expect(git('rev-parse', 'HEAD^')).toBe(first);
  rmSync(path.join(project, '.git'), { recursive: true });
  // A start that was ended in the middle.
  git('init', '--quiet');
  await makeRepository(project);
  expect(git('rev-list', '--count', 'HEAD')).toBe('1');
});

test('a file that was changed by hand is held back where it has a draft too', async () => {
  withRemote();
  await setPercent(91);
  await setQuestion('How long?');
  write('content/skills.yaml', read('content/skills.yaml').replace('95', '94'));
  await editor.reload();
  const summary = await publisher.summary();
  expect(summary.files.find(({ file }) => file === skills)?.conflicts).toMatchObject([
    { field: '[1].percent', base: '95', mine: '91', theirs: '94' },
  ]);
  const { result } = await publish([skills, 'faq.yaml']);
  expect(result).toMatchObject({ done: true, files: ['faq.yaml'], held: [skills] });
  expect(read('content/skills.yaml')).toContain('percent: 94');
  expect(editor.store.text(skills)).toContain('percent: 91');
});

describe('what was changed by hand and has no draft', () => {
  beforeEach(async () => {
    withRemote();
    await setQuestion('How long?');
    write('content/process.yaml', `${read('content/process.yaml')}# by hand\n`);
    write('content/skills.yaml', read('content/skills.yaml').replace('95', '94'));
    write('content/pictures/new.txt', 'new');
    await editor.reload();
  });

  test('is listed with what changes', async () => {
    const { files } = await publisher.summary();
    expect(files.map(({ file, origin, differences }) => [file, origin, differences.length])).toEqual([
      ['faq.yaml', 'draft', 1],
      ['process.yaml', 'hand', 0],
      [skills, 'hand', 1],
      ['pictures/new.txt', 'hand', 0],
    ]);
  });

  test('is left as it is', async () => {
    expect((await publish(['faq.yaml'])).result.done).toBe(true);
    expect(git('--git-dir', remote, 'show', '--name-only', '--format=', 'main')).toBe('content/faq.yaml');
    expect(git('status', '--porcelain', 'content')).toBe(
      ['M content/process.yaml', ' M content/skills.yaml', '?? content/pictures/'].join('\n'),
    );
    expect(read('content/process.yaml')).toContain('# by hand');
  });

  test('is published like a draft, new files too', async () => {
    const { result } = await publish(['faq.yaml', skills, 'pictures/new.txt']);
    expect(result).toMatchObject({ done: true, held: [] });
    expect(git('--git-dir', remote, 'show', 'main:content/skills.yaml')).toContain('percent: 94');
    expect(git('--git-dir', remote, 'show', 'main:content/pictures/new.txt')).toBe('new');
    expect(git('status', '--porcelain')).toBe('M content/process.yaml');
    expect(git('rev-parse', 'HEAD')).toBe(git('--git-dir', remote, 'rev-parse', 'main'));
  });

  test('is held back where someone else changed it too, and nothing of it is lost', async () => {
    const theirs = path.join(folder, 'theirs');
    git('clone', '--quiet', remote, theirs);
    const place = path.join(theirs, 'content', skills);
    writeFileSync(place, readFileSync(place, 'utf8').replace('95', '93'));
    git('-C', theirs, 'commit', '--quiet', '--all', '--message', 'Theirs');
    git('-C', theirs, 'push', '--quiet');
    const { result } = await publish(['faq.yaml', skills]);
    expect(result.held).toEqual([skills]);
    expect(read('content/skills.yaml')).toContain('percent: 94');
    expect(git('--git-dir', remote, 'show', 'main:content/skills.yaml')).toContain('percent: 93');
    expect(git('diff', '--cached', '--name-only')).toBe('');
  });
});

test('other modes and line endings alone are no change, and stay out of a publication', async () => {
  withRemote();
  git('config', 'core.fileMode', 'true');
  chmodSync(path.join(project, 'content', 'faq.yaml'), 0o755);
  chmodSync(path.join(project, 'content', skills), 0o755);
  write('content/process.yaml', read('content/process.yaml').replaceAll('\n', '\r\n'));
  await editor.reload();
  expect((await publisher.summary()).files).toEqual([]);
  await setQuestion('How long?');
  expect((await publish(['faq.yaml'])).result.done).toBe(true);
  expect(git('--git-dir', remote, 'show', '--summary', '--name-only', '--format=', 'main')).toBe(
    'content/faq.yaml',
  );
  expect(git('rev-parse', 'HEAD')).toBe(git('--git-dir', remote, 'rev-parse', 'main'));
});

test('what is typed while a publication is on its way stays a draft', async () => {
  withRemote();
  await setPercent(91);
  let typed: Promise<void> | undefined;
  const result = await publisher.publish([skills], (step) => {
    if (step === 'commit') typed = setPercent(92);
  });
  await typed;
  expect(result.done).toBe(true);
  expect(read('content/skills.yaml')).toContain('percent: 91');
  expect(editor.store.text(skills)).toContain('percent: 92');
});

test('a draft of a file that is taken back stays', async () => {
  withRemote();
  await setPercent(91);
  await publish();
  await setQuestion('How long?');
  await editor.change('other', [{ file: skills, change: { type: 'set', path: [1, 'percent'], value: 11 } }]);
  const [last] = await publisher.publications();
  expect(await publisher.takeBack(last?.id ?? '', () => {})).toMatchObject({ done: true, files: [skills] });
  expect(read('content/skills.yaml')).toContain('percent: 95');
  expect(editor.store.text(skills)).toContain('percent: 11');
  expect(editor.store.drafts.has('faq.yaml')).toBe(true);
});

test('two publications at once follow each other', async () => {
  withRemote();
  await setPercent(91);
  await setQuestion('How long?');
  const results = await Promise.all([publish([skills]), publish(['faq.yaml'])]);
  expect(results.map(({ result }) => result.done)).toEqual([true, true]);
  expect(git('--git-dir', remote, 'rev-list', '--count', 'main')).toBe('3');
});

test('a password in the remote’s address is never shown', async () => {
  commitAll();
  git('remote', 'add', 'origin', 'https://owner:secret@host.invalid/site.git');
  await setPercent(91);
  const summary = await publisher.summary();
  const { result } = await publish();
  expect(JSON.stringify([summary, result])).not.toContain('secret');
  expect(result).toMatchObject({ done: false, step: 'fetch' });
  expect(readFileSync(path.join(project, '.editor/checkout/.git/config'), 'utf8')).not.toContain('secret');
});
