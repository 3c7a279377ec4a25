import { expect, test } from 'vitest';
import { withoutUnread } from './slim-manifest.ts';

test('what a page does not have is left out, all else stays', () => {
  const route =
    '{"id":"en-faq","hasAction":false,"hasLoader":true,"hasDefaultExport":true,"hasErrorBoundary":false,"css":[]}';
  expect(withoutUnread(route)).toBe('{"id":"en-faq","hasLoader":true,"css":[]}');
});
