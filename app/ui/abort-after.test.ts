import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { abortAfter } from './abort-after.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a signal aborts when its time has come, and not before', () => {
  const signal = abortAfter(6000);
  vi.advanceTimersByTime(5999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});
