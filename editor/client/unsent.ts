/** Changes that are sent after a pause in typing or dragging, by the id of the input. */
const delayed = new Map<string, { send: () => void; timer: number }>();

/** Whether any change has not been sent yet. */
export function isAnythingUnsent(): boolean {
  return delayed.size > 0;
}

export function isUnsent(id: string): boolean {
  return delayed.has(id);
}

/** Sends a change after a pause (ms). A new change under the same id replaces it and starts the pause again. */
export function sendLater(id: string, pause: number, send: () => void): void {
  clearTimeout(delayed.get(id)?.timer);
  delayed.set(id, { send, timer: window.setTimeout(() => sendNow(id), pause) });
  document.body.dataset.draft = 'saving';
}

/** Sends the delayed change of an id at once. */
export function sendNow(id: string): void {
  const { send, timer } = delayed.get(id) ?? {};
  clearTimeout(timer);
  delayed.delete(id);
  send?.();
}

/** Sends all delayed changes at once, so that they arrive before the next action. */
export function sendAllNow(): void {
  for (const id of [...delayed.keys()]) sendNow(id);
}

window.addEventListener('pagehide', sendAllNow);
