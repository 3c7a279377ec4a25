/**
 * Does something when the browser has painted what stands now, such as a button that looks pressed: however long the
 * work takes, the visitor sees at once that the tap was felt.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
