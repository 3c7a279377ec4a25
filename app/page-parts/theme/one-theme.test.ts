import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/*
 * No element may have a theme of its own: older browsers would theme it only halfway. For these browsers the build
 * replaces light-dark() by variables that are set where `color-scheme` is set, and tokens.css reads the variables at
 * <html> (docs/browsers.md).
 */

const app = path.join(import.meta.dirname, '..', '..');
const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.(css|tsx?)$/.test(file) && !file.includes('.test.') && !file.startsWith('generated/'));

/** Returns every line of the app's source code that matches a pattern, with the name of its file. */
function linesWith(pattern: RegExp): string[] {
  return files.flatMap((file) =>
    readFileSync(path.join(app, file), 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

test('color-scheme is set for <html> alone', () => {
  const tokens = readFileSync(path.join(app, 'styles/tokens.css'), 'utf8');
  const rules = [...tokens.matchAll(/^\s*([^{}\n]+) \{\n\s*color-scheme:/gm)].map(([, selector]) => selector);
  expect(rules).toEqual([':root', '.dark', '.dark']);
  expect(linesWith(/color-?scheme\s*['"]?:/i)).toHaveLength(rules.length);
});

test('the class “dark” is given to <html> alone', () => {
  const given = linesWith(/(class(Name|List)?\b|setAttribute).*\bdark\b/);
  expect(given.filter((line) => !line.includes('document.documentElement.classList'))).toEqual([]);
  expect(given.length).toBeGreaterThan(0);
});
