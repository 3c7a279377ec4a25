/** What waits for a pause in typing or moving, by who typed it. */
const delayed = new Map<string, { send: () => void; timer: number }>();

/** Whether anything waits: nothing is kept while it does. */
export function isAnythingUnsent(): boolean {
  return delayed.size > 0;
}

export function isUnsent(id: string): boolean {
  return delayed.has(id);
}

/** Sends something after a pause (ms) in which nothing else is to be sent under the same id. */
export function sendLater(id: string, pause: number, send: () => void): void {
  clearTimeout(delayed.get(id)?.timer);
  delayed.set(id, { send, timer: window.setTimeout(() => sendNow(id), pause) });
  document.body.dataset.draft = 'saving';
}

/** Sends at once what waits under an id. */
export function sendNow(id: string): void {
  const { send, timer } = delayed.get(id) ?? {};
  clearTimeout(timer);
  delayed.delete(id);
  send?.();
}

/** Sends at once all that waits, before what comes after it. */
export function sendAllNow(): void {
  for (const id of [...delayed.keys()]) sendNow(id);
}

window.addEventListener('pagehide', sendAllNow);
