import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('two quick taps run the work once', async () => {
  const once = oneAtATime();
  const work = vi.fn(async () => {});
  once(work);
  once(work);
  await vi.advanceTimersByTimeAsync(100);
  once(work);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  once(work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('what fails, or never ends, can be tried again', async () => {
  const once = oneAtATime();
  await expect(once(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(1000);
  once(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(6000);
  const work = vi.fn(async () => {});
  once(work);
  expect(work).toHaveBeenCalledTimes(1);
});
