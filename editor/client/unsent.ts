/** The changes that wait for a pause in typing or dragging before they are sent to the server, by the id of their input. */
const delayed = new Map<string, { send: () => void; timer: number }>();

/** Whether any change has not been sent yet. */
export function isAnythingUnsent(): boolean {
  return delayed.size > 0;
}

export function isUnsent(id: string): boolean {
  return delayed.has(id);
}

/** Sends a change after a pause (ms). Another change with the same id replaces the waiting change and restarts the pause. */
export function sendLater(id: string, pause: number, send: () => void): void {
  clearTimeout(delayed.get(id)?.timer);
  delayed.set(id, { send, timer: window.setTimeout(() => sendNow(id), pause) });
  document.body.dataset.draft = 'saving';
}

/** Sends the delayed change of one input at once. @param id the id of the input */
export function sendNow(id: string): void {
  const { send, timer } = delayed.get(id) ?? {};
  clearTimeout(timer);
  delayed.delete(id);
  send?.();
}

/** Sends all delayed changes at once, so that the server gets them before the next action, such as undo. */
export function sendAllNow(): void {
  for (const id of [...delayed.keys()]) sendNow(id);
}

window.addEventListener('pagehide', sendAllNow);
