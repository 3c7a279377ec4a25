/**
 * Returns a signal that aborts after a delay (ms). It replaces `AbortSignal.timeout`, which older browsers lack
 * (docs/browsers.md).
 */
export function abortAfter(delay: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), delay);
  return controller.signal;
}
