import { expect, test } from 'vitest';
import { isCancelled } from './share.ts';

test('only a closed share sheet counts as cancelled', () => {
  expect(isCancelled(new DOMException('closed', 'AbortError'))).toBe(true);
  expect(isCancelled(new DOMException('no', 'NotAllowedError'))).toBe(false);
  expect(isCancelled(new Error('AbortError'))).toBe(false);
});
