/** Sections that React has not taken over yet, and what was clicked meanwhile. */
const waiting = new Set<string>();
let clicked: HTMLElement[] = [];

/** From now on clicks wait until this section stands, too. */
export function holdClicks(id: string): void {
  if (waiting.size === 0) document.addEventListener('click', hold, { capture: true });
  waiting.add(id);
}

/** The section stands, or never will. When the last one does, what was clicked meanwhile is clicked again. */
export function letClicksGo(id: string): void {
  if (!waiting.delete(id) || waiting.size > 0) return;
  document.removeEventListener('click', hold, { capture: true });
  const elements = clicked;
  clicked = [];
  // One a task, so that each sees what the one before has changed.
  for (const element of elements) setTimeout(() => element.click());
}

/**
 * Buttons need their script. So do links inside the site: another address, even another hash, renders the page anew,
 * and React would drop the HTML of a section that does not stand yet. What opens in a new tab goes its way, and so
 * does a button that leaves sections and address alone (`data-at-once`).
 */
function hold(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null;
  const element = target?.closest<HTMLElement>('button:not([data-at-once]), a[href]:not([target])');
  if (!element || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  clicked.push(element);
}
