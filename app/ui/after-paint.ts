/**
 * Runs a function after the browser has painted the current state, such as a button that looks pressed. So the visitor
 * sees at once that the tap was noticed, however long the function takes.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
