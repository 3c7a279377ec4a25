import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type GitHost, hostRepositories } from '#tests/editor/git-over-http.ts';
import { openEditor, TestProject } from '#tests/editor/test-project.ts';
import type { ContentEditor } from './content-editor.ts';
import type { Choices } from './field-conflict.ts';
import type { PublishResult } from './publication-run.ts';
import type { Publisher } from './publisher.ts';

/*
 * These tests publish to a repository that others push to, reached as a folder or by HTTP with a password. Everything
 * is real except the two scripts that a publication runs.
 */
const frame = 'frames/amman/item.yaml';
const password = 'geh/eim@7';
const isAll = process.env.CHECK_ALL === '1';

let project: TestProject;
let host: GitHost;
let editor: ContentEditor;
let publisher: Publisher;

beforeEach(async () => {
  project = new TestProject();
  project.pushAll();
  host = await hostRepositories(project.remote, password);
  await open();
});

afterEach(async () => {
  await host.close();
  project.remove();
});

async function open() {
  ({ editor, publisher } = await openEditor(project.folder));
}

const newest = () => project.inRemote('rev-parse', 'main');
const countOfCommits = () => project.inRemote('rev-list', '--count', 'main');
const prices = (text: string) => parse(text).pricing.map(({ price }: { price: number }) => price);
const pricesHere = () => prices(project.read(`content/${frame}`));
const pricesThere = () => prices(project.published(frame));

const price = (index: number, value: number) =>
  editor.change(`price ${index} ${value}`, [
    { file: frame, change: { type: 'set', path: ['pricing', index, 'price'], value } },
  ]);

const publish = (choices: Choices = {}, files = [frame]) => publisher.publish(files, choices);
const takeBack = (id: string, choices: Choices = {}) => publisher.takeBack(id, choices);
/** Resolves the conflict of a publication in favor of the owner. */
const mine = (result: PublishResult): Choices => {
  const [conflict] = result.done ? [] : result.conflicts;
  return { [frame]: { [conflict?.key ?? '']: 'mine' } };
};
const last = async () => (await publisher.publications())[0]?.id ?? '';

/** Expects that no history was rewritten: the branch still contains every earlier commit. */
function expectWhole(...commits: string[]) {
  for (const commit of commits) project.inRemote('merge-base', '--is-ancestor', commit, 'main');
  project.inRemote('fsck', '--strict');
  for (const file of project.inRemote('ls-tree', '-r', '--name-only', 'main', 'content').split('\n'))
    if (file.endsWith('.yaml')) parse(project.inRemote('show', `main:${file}`));
}

describe.each(isAll ? ['file', 'http'] : ['http'])('a remote over %s', (way) => {
  beforeEach(() => {
    if (way === 'http') project.git('remote', 'set-url', 'origin', host.address(password));
  });

  test('two publications, and the first one is taken back: the later one stays', async () => {
    await price(0, 12);
    expect(await publish()).toMatchObject({ done: true, way: 'push' });
    const first = await last();
    await price(1, 17);
    expect(await publish()).toMatchObject({ done: true });
    const second = await last();
    expect(await takeBack(first)).toMatchObject({ done: true, files: [frame] });
    expect(pricesThere()).toEqual([10, 17, 25]);
    expect(pricesHere()).toEqual([10, 17, 25]);
    expect((await publisher.publications()).map(({ subject }) => subject)[0]).toMatch(/^Take back: /);
    expectWhole(first, second);
    expect(await publisher.publication(second)).toMatchObject([
      { file: frame, differences: [{ field: 'pricing[2].price', before: '15', after: '17' }] },
    ]);
  });

  test('a developer’s commits in another file, in the same file and on the next line are merged with it', async () => {
    await price(0, 12);
    project.pushTheirs('README.md', () => 'theirs');
    project.pushTheirs(`content/${frame}`, (text) =>
      text.replace('code: SF-07', 'code: SF-77 # new').replace('price: 15', 'price: 16'),
    );
    project.pushTheirs(`content/${frame}`, (text) =>
      text.replace('- size: 30x40', '- size: 30x40 # the small one'),
    );
    const theirs = newest();
    expect(await publish()).toMatchObject({ done: true });
    expect(pricesThere()).toEqual([12, 16, 25]);
    expect(project.published(frame)).toContain('code: SF-77 # new');
    expect(project.published(frame)).toContain('size: 30x40 # the small one');
    expect(project.read('README.md')).toBe('theirs');
    expect(project.git('status', '--porcelain')).toBe('');
    expectWhole(theirs);
  });

  test('a conflict in the same field: both values are shown, and nothing is published until one is chosen', async () => {
    await price(0, 12);
    project.pushTheirs(`content/${frame}`, (text) => text.replace('price: 10', 'price: 11'));
    const theirs = newest();
    const held = await publish();
    expect(held).toMatchObject({
      done: false,
      step: 'fetch',
      reason: 'conflict',
      conflicts: [
        { field: 'pricing[1].price', entry: { en: '30×40' }, base: '10', mine: '12', theirs: '11' },
      ],
    });
    expect(newest()).toBe(theirs);
    expect((await publisher.summary()).files[0]).toMatchObject({ conflicts: [{ mine: '12', theirs: '11' }] });
    expect(await publish(mine(held))).toMatchObject({ done: true });
    expect(pricesThere()).toEqual([12, 15, 25]);
    expectWhole(theirs);
  });

  test('taking back a publication whose field was changed again later: both values are shown', async () => {
    await price(0, 12);
    await publish();
    const first = await last();
    await price(0, 14);
    await publish();
    const asked = await takeBack(first);
    expect(asked).toMatchObject({ done: false, conflicts: [{ base: '12', mine: '10', theirs: '14' }] });
    expect(pricesThere()).toEqual([14, 15, 25]);
    expect(await takeBack(first, mine(asked))).toMatchObject({ done: true });
    expect(pricesThere()).toEqual([10, 15, 25]);
  });

  test.each([
    ['start', () => open().then(() => publisher.catchUp())],
    ['publication', async () => expect(await publish()).toMatchObject({ done: true })],
  ])(
    'a push that this folder could not follow is repaired at the next %s, without another commit',
    async (_, repair) => {
      await price(0, 12);
      const lock = project.at('.git/index.lock');
      const result = await publisher.publish(
        [frame],
        {},
        (step) => step === 'folder' && writeFileSync(lock, ''),
      );
      expect(result).toMatchObject({ done: false, step: 'folder' });
      expect(pricesThere()).toEqual([12, 15, 25]);
      expect(pricesHere()).toEqual([10, 15, 25]);
      rmSync(lock);
      await repair();
      expect(pricesHere()).toEqual([12, 15, 25]);
      expect(countOfCommits()).toBe('2');
      expect(editor.store.drafts.size).toBe(0);
      expect(project.git('status', '--porcelain')).toBe('');
    },
  );
});

test('a hand edit and a developer’s commit in one file are merged, and the owner’s folder has both', async () => {
  project.edit(`content/${frame}`, (text) => text.replace('price: 25', 'price: 27'));
  project.pushTheirs(`content/${frame}`, (text) => text.replace('price: 10', 'price: 11'));
  await editor.reload();
  expect(await publish()).toMatchObject({ done: true });
  expect(pricesThere()).toEqual([11, 15, 27]);
  expect(pricesHere()).toEqual([11, 15, 27]);
  expect(project.git('status', '--porcelain')).toBe('');
});

test('a wrong password and a broken connection change nothing, and the password is shown nowhere', async () => {
  project.git('remote', 'set-url', 'origin', host.address('wro:ng@1'));
  await price(0, 12);
  const before = newest();
  const refused = await publish();
  expect(refused).toMatchObject({ done: false, step: 'fetch', reason: 'signIn' });
  project.git('remote', 'set-url', 'origin', host.address(password));
  const broken = await publisher.publish([frame], {}, (step) => {
    if (step === 'push') host.isBroken(true);
  });
  expect(broken).toMatchObject({ done: false, step: 'push', reason: 'noNetwork' });
  expect(newest()).toBe(before);
  expect(editor.store.drafts.has(frame)).toBe(true);
  host.isBroken(false);
  const done = await publish();
  expect(done).toMatchObject({ done: true });
  const all = [refused, broken, done, await publisher.summary(), await publisher.publications()];
  const responses = JSON.stringify(all);
  const secrets = [password, encodeURIComponent(password), 'wro:ng@1', encodeURIComponent('wro:ng@1')];
  for (const secret of secrets) {
    expect(responses).not.toContain(secret);
    expect(filesWith(secret, project.at('.editor'))).toBe('');
    expect(filesWith(secret, project.remote)).toBe('');
  }
});

/** The files below a folder that contain a text. */
function filesWith(text: string, folder: string): string {
  return spawnSync('grep', ['-rlF', '--', text, folder], { encoding: 'utf8' }).stdout;
}

/** Publishes in a separate process, which is killed when the publication reaches the given step. */
async function publishAndKill(step: string) {
  const script = path.join(import.meta.dirname, '../../tests/editor/publish-once.ts');
  const child = spawn(process.execPath, [script, project.folder, frame], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) if (line === step) child.kill('SIGKILL');
}

test.each(isAll ? ['fetch', 'check', 'build', 'commit', 'push', 'folder'] : ['push'])(
  'killed at the step “%s”: never half a commit, and the next publication has it all',
  async (step) => {
    await price(0, 12);
    const before = newest();
    await publishAndKill(step);
    // Killing the editor does not kill Git: the test waits until Git has finished its current command.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expectWhole(before);
    expect([10, 12]).toContain(pricesThere()[0]);
    expect([10, 12]).toContain(pricesHere()[0]);
    await open();
    await publisher.catchUp();
    if (editor.store.drafts.size > 0) expect(await publish()).toMatchObject({ done: true });
    expect(pricesThere()).toEqual([12, 15, 25]);
    expect(pricesHere()).toEqual([12, 15, 25]);
    expect(countOfCommits()).toBe('2');
    expectWhole(before);
  },
);

test('a push after a newer push of others is refused and loses nothing; the next publication succeeds', async () => {
  await price(0, 12);
  const before = project.git('rev-parse', 'HEAD');
  const result = await publisher.publish([frame], {}, (step) => {
    if (step === 'push') project.pushTheirs('README.md', () => 'meanwhile');
  });
  expect(result).toMatchObject({ done: false, step: 'push', reason: 'newerPushed' });
  expect(project.git('rev-parse', 'HEAD')).toBe(before);
  expect(pricesHere()).toEqual([10, 15, 25]);
  expect(prices(editor.store.text(frame))).toEqual([12, 15, 25]);
  const theirs = newest();
  expect(await publish()).toMatchObject({ done: true });
  expect(countOfCommits()).toBe('3');
  expectWhole(theirs);
});

describe('the Git of this computer', () => {
  /**
   * Sets environment variables for the editor's Git while a function runs. The Git of the test itself does not get
   * them.
   */
  async function withEnvironment<Result>(env: Record<string, string>, work: () => Promise<Result>) {
    Object.assign(process.env, env);
    try {
      return await work();
    } finally {
      for (const name of Object.keys(env)) delete process.env[name];
    }
  }

  beforeEach(() => price(0, 12));

  test('a folder that Git refuses to use is not treated as one without Git: no publication succeeds', async () => {
    const before = newest();
    const env = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
    expect(await withEnvironment(env, publish)).toMatchObject({ done: false, reason: 'otherOwner' });
    expect(await withEnvironment(env, () => publisher.summary())).toMatchObject({
      way: 'refused',
      refusal: 'otherOwner',
    });
    expect(newest()).toBe(before);
    expect(pricesHere()).toEqual([10, 15, 25]);
    expect(await publish()).toMatchObject({ done: true });
  });

  test('its signing and its hooks are not used in the editor’s own clone', async () => {
    const hooks = project.at('.editor/hooks');
    project.write('.editor/hooks/pre-commit', '#!/bin/sh\nexit 1\n');
    chmodSync(path.join(hooks, 'pre-commit'), 0o755);
    const config = { 'commit.gpgSign': 'true', 'gpg.program': '/nowhere/gpg', 'core.hooksPath': hooks };
    const env = Object.entries(config).flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${index}`, key],
      [`GIT_CONFIG_VALUE_${index}`, value],
    ]);
    const all = { ...Object.fromEntries(env), GIT_CONFIG_COUNT: String(Object.keys(config).length) };
    expect(await withEnvironment(all, publish)).toMatchObject({ done: true });
    expect(pricesThere()).toEqual([12, 15, 25]);
  });

  test('a recent lock is reported before anything is pushed; a stale one is removed', async () => {
    const lock = project.at('.git/index.lock');
    writeFileSync(lock, '');
    const before = newest();
    expect(await publish()).toMatchObject({ done: false, reason: 'locked' });
    expect(newest()).toBe(before);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    utimesSync(lock, anHourAgo, anHourAgo);
    expect(await publish()).toMatchObject({ done: true });
    expect(pricesThere()).toEqual([12, 15, 25]);
    expect(pricesHere()).toEqual([12, 15, 25]);
  });
});
