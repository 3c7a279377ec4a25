/**
 * Returns a signal that aborts after a delay (ms), as `AbortSignal.timeout` does in newer browsers (docs/browsers.md).
 */
export function abortAfter(delay: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), delay);
  return controller.signal;
}
