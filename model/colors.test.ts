import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { colors } from './colors.ts';

const root = path.join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '*.css', '*.ts', '*.tsx', '*.typ', '*.svg'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && file !== 'model/colors.ts');

test('the accents are written in model/colors.ts alone', () => {
  const { accent, accentPressed, secondary } = colors;
  const values = [accent, accentPressed, secondary].flatMap(({ day, dusk }) => [day, dusk]);
  const found = files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8').toLowerCase();
    return values.some((value) => text.includes(value));
  });
  expect(found).toEqual([]);
});
