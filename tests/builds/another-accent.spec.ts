import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { colors } from '#model/colors.ts';
import { copySite, type SiteCopy } from './copy-of-site.ts';

test.describe.configure({ timeout: 300_000 });

const former = [colors.accent, colors.accentPressed].flatMap(({ day, dusk }) => [day, dusk]);
/** New accent colors, which differ from all other colors of the site. */
const next = ['#1144aa', '#66bbff', '#113388', '#99ccff'];

let copy: SiteCopy;

test.beforeEach(() => {
  copy = copySite();
});

test.afterEach(() => rmSync(copy.folder, { recursive: true, force: true }));

/** Matches the forms in which stylesheets, drawings and code may write a color, in upper or lower case. */
function writtenForms(color: string): RegExp {
  const numbers = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return new RegExp(`${color.slice(1)}|rgba?\\(\\s*${numbers.join('[\\s,]+')}`, 'i');
}

test('an accent that is changed in model/colors.ts is changed in the whole site', async () => {
  const file = path.join('model', 'colors.ts');
  const source = readFileSync(path.join(copy.folder, file), 'utf8');
  const changed = former.reduce((text, color, index) => text.replace(color, next[index] ?? ''), source);
  copy.write(file, changed);
  const { code, output } = copy.build();
  expect(code, output).toBe(0);

  const site = path.join(copy.folder, 'build', 'client');
  const texts = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|data|css|js|svg|json|webmanifest|xml|txt)$/.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(site, name), 'utf8') }));
  for (const color of former)
    expect(texts.filter(({ text }) => writtenForms(color).test(text)).map(({ name }) => name)).toEqual([]);
  for (const color of next)
    expect(texts.filter(({ text }) => writtenForms(color).test(text)).length, color).toBeGreaterThan(0);

  const icon = await sharp(path.join(site, 'apple-touch-icon.png')).removeAlpha().raw().toBuffer();
  expect(`#${icon.subarray(0, 3).toString('hex')}`).toBe(next[0]);
});
