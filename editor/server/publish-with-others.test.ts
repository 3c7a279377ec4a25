import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { drawnCharacters } from '../../scripts/fonts/drawn-characters.ts';
import { copyContent } from '../../tests/copy-of-content.ts';
import { type GitHost, hostRepositories } from '../../tests/editor/git-over-http.ts';
import { ContentEditor } from './content-editor.ts';
import type { Choices } from './field-conflict.ts';
import { Publisher } from './publisher.ts';

/*
 * A repository that others push to while the editor works, over a folder's address and over HTTP with a password. All is real
 * but the two scripts that a publication runs.
 */
const frame = 'frames/amman/item.yaml';
const password = 'geh/eim@7';
const drawn = await drawnCharacters();
const isAll = process.env.CHECK_ALL === '1';

let folder: string;
let project: string;
let bare: string;
let host: GitHost;
let editor: ContentEditor;
let publisher: Publisher;

const template = mkdtempSync(path.join(tmpdir(), 'with-others-'));

/* The folder and the repository that each test begins with. */
beforeAll(() => {
  const project = path.join(template, 'project');
  const bare = path.join(template, 'site.git');
  copyContent(path.join(project, 'content'));
  write(project, 'scripts/check-content.ts', "console.log('checked');");
  write(
    project,
    'scripts/build.ts',
    "import { mkdirSync, writeFileSync } from 'node:fs'; mkdirSync('build/client', { recursive: true }); writeFileSync('build/client/index.html', 'built');",
  );
  write(project, '.gitignore', 'node_modules\nbuild/\n.editor/\n*.jpg\n*.svg\n');
  git(project, 'init', '--quiet', '--initial-branch', 'main');
  git(project, 'add', '--all');
  git(project, 'commit', '--quiet', '--message', 'The site');
  git(template, 'init', '--quiet', '--bare', '--initial-branch', 'main', bare);
  git(bare, 'config', 'http.receivepack', 'true');
  git(project, 'push', '--quiet', bare, 'main');
});

afterAll(() => rmSync(template, { recursive: true, force: true }));

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'with-others-'));
  project = path.join(folder, 'project');
  bare = path.join(folder, 'site.git');
  cpSync(template, folder, { recursive: true, preserveTimestamps: true });
  host = await hostRepositories(folder, 'site.git', password);
  await open();
});

afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open() {
  const contentRoot = path.join(project, 'content');
  editor = new ContentEditor({ contentRoot, editor: path.join(project, '.editor') }, drawn);
  await editor.open();
  publisher = new Publisher(project, contentRoot, path.join(project, '.editor'), editor);
}

function write(root: string, file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function git(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Developer', '-c', 'user.email=developer@sindian.example'];
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
}

const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
const published = (file: string) => git(bare, 'show', `main:content/${file}`);
const prices = (text: string) => parse(text).pricing.map(({ price }: { price: number }) => price);

/** A developer's commit, pushed from a clone of their own. */
function developer(file: string, change: (text: string) => string) {
  const clone = path.join(folder, 'developer');
  if (!existsSync(clone)) git(folder, 'clone', '--quiet', bare, clone);
  git(clone, 'pull', '--quiet');
  const place = path.join(clone, file);
  write(clone, file, change(existsSync(place) ? readFileSync(place, 'utf8') : ''));
  git(clone, 'add', '--all');
  git(clone, 'commit', '--quiet', '--message', `Developer: ${file}`);
  git(clone, 'push', '--quiet');
}

const price = (index: number, value: number) =>
  editor.change(`price ${index} ${value}`, [
    { file: frame, change: { type: 'set', path: ['pricing', index, 'price'], value } },
  ]);

const publish = (choices: Choices = {}, files = [frame]) => publisher.publish(files, () => {}, choices);
const takeBack = (id: string, choices: Choices = {}) => publisher.takeBack(id, () => {}, choices);
const last = async () => (await publisher.publications())[0]?.id ?? '';

/** Nothing was ever rewritten: every commit that was once there is still below the branch. */
function expectWhole(...commits: string[]) {
  for (const commit of commits) git(bare, 'merge-base', '--is-ancestor', commit, 'main');
  git(bare, 'fsck', '--strict');
  for (const file of git(bare, 'ls-tree', '-r', '--name-only', 'main', 'content').split('\n'))
    if (file.endsWith('.yaml')) parse(git(bare, 'show', `main:${file}`));
}

describe.each(isAll ? ['file', 'http'] : ['http'])('a remote over %s', (way) => {
  beforeEach(() => {
    git(project, 'remote', 'add', 'origin', way === 'file' ? `file://${bare}` : host.address(password));
  });

  test('two publications, and the first one taken back: what came after it stays', async () => {
    await price(0, 12);
    expect(await publish()).toMatchObject({ done: true, way: 'push' });
    const first = await last();
    await price(1, 17);
    expect(await publish()).toMatchObject({ done: true });
    const second = await last();
    expect(await takeBack(first)).toMatchObject({ done: true, files: [frame] });
    expect(prices(published(frame))).toEqual([10, 17, 25]);
    expect(prices(read(`content/${frame}`))).toEqual([10, 17, 25]);
    expect((await publisher.publications()).map(({ subject }) => subject)[0]).toMatch(/^Take back: /);
    expectWhole(first, second);
    expect(await publisher.publication(second)).toMatchObject([
      { file: frame, differences: [{ field: 'pricing[2].price', before: '15', after: '17' }] },
    ]);
  });

  test('a developer’s commits elsewhere, in the same file and on the next line come together with it', async () => {
    await price(0, 12);
    developer('README.md', () => 'theirs');
    developer(`content/${frame}`, (text) =>
      text.replace('code: SF-07', 'code: SF-77 # new').replace('price: 15', 'price: 16'),
    );
    developer(`content/${frame}`, (text) => text.replace('- size: 30x40', '- size: 30x40 # the small one'));
    const theirs = git(bare, 'rev-parse', 'main');
    expect(await publish()).toMatchObject({ done: true, held: [], conflicts: [] });
    expect(prices(published(frame))).toEqual([12, 16, 25]);
    expect(published(frame)).toContain('code: SF-77 # new');
    expect(published(frame)).toContain('size: 30x40 # the small one');
    expect(read('README.md')).toBe('theirs');
    expect(git(project, 'status', '--porcelain')).toBe('');
    expectWhole(theirs);
  });

  test('the same field: both are shown, nothing is published until one is chosen', async () => {
    await price(0, 12);
    developer(`content/${frame}`, (text) => text.replace('price: 10', 'price: 11'));
    const theirs = git(bare, 'rev-parse', 'main');
    const held = await publish();
    expect(held).toMatchObject({
      done: false,
      reason: 'nothing',
      held: [frame],
      conflicts: [
        { field: 'pricing[1].price', entry: { en: '30×40' }, base: '10', mine: '12', theirs: '11' },
      ],
    });
    expect(git(bare, 'rev-parse', 'main')).toBe(theirs);
    const [conflict] = held.conflicts;
    expect((await publisher.summary()).files[0]?.conflicts).toEqual([conflict]);
    const choices: Choices = { [frame]: { [conflict?.key ?? '']: 'mine' } };
    expect(await publish(choices)).toMatchObject({ done: true });
    expect(prices(published(frame))).toEqual([12, 15, 25]);
    expectWhole(theirs);
  });

  test('taken back where a later publication changed the same field: both are shown', async () => {
    await price(0, 12);
    await publish();
    const first = await last();
    await price(0, 14);
    await publish();
    const asked = await takeBack(first);
    expect(asked).toMatchObject({ done: false, conflicts: [{ base: '12', mine: '10', theirs: '14' }] });
    expect(prices(published(frame))).toEqual([14, 15, 25]);
    const [conflict] = asked.conflicts;
    expect(await takeBack(first, { [frame]: { [conflict?.key ?? '']: 'mine' } })).toMatchObject({
      done: true,
    });
    expect(prices(published(frame))).toEqual([10, 15, 25]);
  });

  test('a push that this folder could not follow is repaired at the next start', async () => {
    await price(0, 12);
    const lock = path.join(project, '.git', 'index.lock');
    const steps: string[] = [];
    const result = await publisher.publish([frame], (step) => {
      steps.push(step);
      if (step === 'folder') writeFileSync(lock, '');
    });
    expect(result).toMatchObject({ done: false, step: 'folder' });
    expect(prices(published(frame))).toEqual([12, 15, 25]);
    expect(prices(read(`content/${frame}`))).toEqual([10, 15, 25]);
    rmSync(lock);
    await open();
    await publisher.catchUp();
    expect(prices(read(`content/${frame}`))).toEqual([12, 15, 25]);
    expect(editor.store.drafts.size).toBe(0);
    expect(git(project, 'status', '--porcelain')).toBe('');
  });

  test('… and at the next publication, without a commit that changes nothing', async () => {
    await price(0, 12);
    const lock = path.join(project, '.git', 'index.lock');
    await publisher.publish([frame], (step) => step === 'folder' && writeFileSync(lock, ''));
    rmSync(lock);
    expect(await publish()).toMatchObject({ done: true });
    expect(git(bare, 'rev-list', '--count', 'main')).toBe('2');
    expect(editor.store.drafts.size).toBe(0);
  });
});

test('a hand edit and a developer’s commit in one file come together, and the folder has both', async () => {
  git(project, 'remote', 'add', 'origin', `file://${bare}`);
  write(project, `content/${frame}`, read(`content/${frame}`).replace('price: 25', 'price: 27'));
  developer(`content/${frame}`, (text) => text.replace('price: 10', 'price: 11'));
  await editor.reload();
  expect(await publish()).toMatchObject({ done: true, held: [] });
  expect(prices(published(frame))).toEqual([11, 15, 27]);
  expect(prices(read(`content/${frame}`))).toEqual([11, 15, 27]);
  expect(git(project, 'status', '--porcelain')).toBe('');
});

test('a wrong password, and a line that breaks, change nothing and say nothing of the password', async () => {
  git(project, 'remote', 'add', 'origin', host.address('wro:ng@1'));
  await price(0, 12);
  const before = git(bare, 'rev-parse', 'main');
  const refused = await publish();
  expect(refused).toMatchObject({ done: false, step: 'fetch' });
  git(project, 'remote', 'set-url', 'origin', host.address(password));
  const broken = await publisher.publish([frame], (step) => {
    if (step === 'push') host.isBroken(true);
  });
  expect(broken).toMatchObject({ done: false, step: 'push' });
  expect(git(bare, 'rev-parse', 'main')).toBe(before);
  expect(editor.store.drafts.has(frame)).toBe(true);
  host.isBroken(false);
  const done = await publish();
  expect(done).toMatchObject({ done: true });
  const told = JSON.stringify([
    refused,
    broken,
    done,
    await publisher.summary(),
    await publisher.publications(),
  ]);
  const secrets = [password, encodeURIComponent(password), 'wro:ng@1', encodeURIComponent('wro:ng@1')];
  for (const secret of secrets) {
    expect(told).not.toContain(secret);
    expect(grep(secret, path.join(project, '.editor'))).toBe('');
    expect(grep(secret, bare)).toBe('');
  }
});

/** The files below a folder that hold a text. */
function grep(text: string, place: string): string {
  try {
    return execFileSync('grep', ['-rlF', '--', text, place], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Publishes in a process of its own, which is killed when it says a step. */
function publishAndKill(step: string): Promise<void> {
  const script = path.join(import.meta.dirname, '../../tests/editor/publish-once.ts');
  const child: ChildProcess = spawn(process.execPath, [script, project, frame], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => {
    child.stdout?.on('data', (said: Buffer) => {
      if (said.toString().split('\n').includes(step)) child.kill('SIGKILL');
    });
    child.on('exit', () => resolve());
  });
}

test.each(isAll ? ['fetch', 'check', 'build', 'commit', 'push', 'folder'] : ['push'])(
  'killed at the step “%s”: never half a commit, and the next publication has it all',
  async (step) => {
    git(project, 'remote', 'add', 'origin', `file://${bare}`);
    await price(0, 12);
    const before = git(bare, 'rev-parse', 'main');
    await publishAndKill(step);
    // Git itself is not killed with the editor, and ends what it began.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expectWhole(before);
    expect([10, 12]).toContain(prices(published(frame))[0]);
    parse(read(`content/${frame}`));
    await open();
    await publisher.catchUp();
    if (editor.store.drafts.size > 0) expect(await publish()).toMatchObject({ done: true });
    expect(prices(published(frame))).toEqual([12, 15, 25]);
    expect(prices(read(`content/${frame}`))).toEqual([12, 15, 25]);
    expect(git(bare, 'rev-list', '--count', 'main')).toBe('2');
    expectWhole(before);
  },
);

test('a push that others were quicker with is refused, and goes through the next time', async () => {
  git(project, 'remote', 'add', 'origin', `file://${bare}`);
  await price(0, 12);
  const result = await publisher.publish([frame], (step) => {
    if (step === 'push') developer('README.md', () => 'meanwhile');
  });
  expect(result).toMatchObject({ done: false, step: 'push' });
  const theirs = git(bare, 'rev-parse', 'main');
  expect(await publish()).toMatchObject({ done: true });
  expectWhole(theirs);
});

describe('the Git of this computer', () => {
  /** For the editor's Git alone; the test's own comes before and after. */
  async function withEnvironment<Result>(env: Record<string, string>, work: () => Promise<Result>) {
    Object.assign(process.env, env);
    try {
      return await work();
    } finally {
      for (const name of Object.keys(env)) delete process.env[name];
    }
  }

  beforeEach(async () => {
    git(project, 'remote', 'add', 'origin', `file://${bare}`);
    await price(0, 12);
  });

  test('a folder that it will not work in is not one without Git: nothing is called done', async () => {
    const before = git(bare, 'rev-parse', 'main');
    const env = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
    expect(await withEnvironment(env, publish)).toMatchObject({ done: false, reason: 'otherOwner' });
    expect(await withEnvironment(env, () => publisher.summary())).toMatchObject({
      way: 'refused',
      refusal: 'otherOwner',
    });
    expect(git(bare, 'rev-parse', 'main')).toBe(before);
    expect(prices(read(`content/${frame}`))).toEqual([10, 15, 25]);
    expect(await publish()).toMatchObject({ done: true });
  });

  test('its signing and its hooks have no say in the editor’s own clone', async () => {
    const hooks = path.join(folder, 'hooks');
    write(hooks, 'pre-commit', '#!/bin/sh\nexit 1\n');
    chmodSync(path.join(hooks, 'pre-commit'), 0o755);
    const config = { 'commit.gpgSign': 'true', 'gpg.program': '/nowhere/gpg', 'core.hooksPath': hooks };
    const env = Object.entries(config).flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${index}`, key],
      [`GIT_CONFIG_VALUE_${index}`, value],
    ]);
    const all = { ...Object.fromEntries(env), GIT_CONFIG_COUNT: String(Object.keys(config).length) };
    expect(await withEnvironment(all, publish)).toMatchObject({ done: true });
    expect(prices(published(frame))).toEqual([12, 15, 25]);
  });

  test('a lock of now is told before anything is pushed; one that was left behind goes', async () => {
    const lock = path.join(project, '.git', 'index.lock');
    writeFileSync(lock, '');
    const before = git(bare, 'rev-parse', 'main');
    expect(await publish()).toMatchObject({ done: false, reason: 'locked' });
    expect(git(bare, 'rev-parse', 'main')).toBe(before);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    utimesSync(lock, anHourAgo, anHourAgo);
    expect(await publish()).toMatchObject({ done: true });
    await price(0, 13);
    expect(await publish()).toMatchObject({ done: true });
    expect(prices(published(frame))).toEqual([13, 15, 25]);
    expect(prices(read(`content/${frame}`))).toEqual([13, 15, 25]);
  });
});
