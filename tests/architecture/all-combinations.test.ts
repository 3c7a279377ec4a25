import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/* `npm test` runs few combinations of language and window. This lists all, since two tests of one title would stop them. */
test('the browser tests can be run in all combinations', async () => {
  const list = ['test', '--list', '--project=site', '--project=site-pictures', '--project=editor'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', ...list],
    { env: { ...process.env, CHECK_ALL: '1' }, maxBuffer: 16 * 1024 * 1024 },
  );
  expect(stdout).toMatch(/Total: \d{3,} tests/);
});
