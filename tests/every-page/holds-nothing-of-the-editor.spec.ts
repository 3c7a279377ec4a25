import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/* This test reads the output of `npm run build`, not pages in a browser. */
test('not one byte of the editor is in the built site', () => {
  const files = globSync('build/client/**/*.{js,html,css,json,data}');
  expect(files.length).toBeGreaterThan(100);
  const traces = /editor:content|editor-key|data-draft|VITE_EDITOR|preview-client/;
  expect(files.filter((file) => traces.test(readFileSync(file, 'utf8')))).toEqual([]);
});
