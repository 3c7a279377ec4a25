/** Resolves after a time (ms). In `Promise.race`, it limits how long another promise is waited for. */
export function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
