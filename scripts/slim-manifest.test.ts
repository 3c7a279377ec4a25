import { expect, test } from 'vitest';
import { withoutUnread } from './slim-manifest.ts';

test('what a page does not have is left out, all else stays', () => {
  const route =
    '{"id":"en-faq","hasAction":false,"hasLoader":true,"hasDefaultExport":true,"hasErrorBoundary":false,"css":[]}';
  expect(withoutUnread(route)).toBe('{"id":"en-faq","hasLoader":true,"css":[]}');
});

test('what the shell has brought is not imported again by a page', () => {
  const imports = (files: string[]) => `"imports":${JSON.stringify(files.map((file) => `/assets/${file}`))}`;
  const entry = `{"entry":{${imports(['shell-a.js', 'react-b.js'])}},"routes":{"en-faq":`;
  expect(
    withoutUnread(`${entry}{"id":"en-faq",${imports(['react-b.js', 'sections-c.js', 'shell-a.js'])}}}`),
  ).toBe(`${entry}{"id":"en-faq",${imports(['sections-c.js'])}}}`);
});
