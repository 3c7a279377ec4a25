/** So long (ms) a tap is kept; a page that is not alive by then may never be. */
const patience = 6000;

/**
 * The one keeper of taps: until the page is alive, buttons of ours do nothing, so what is tapped is kept, each button once,
 * and tapped again when it is. Links work by themselves, but one: what was chosen on a card belongs into its order, so a
 * chat link that is followed after a kept tap on the same card waits with it. What the browser does alone (the menu's
 * `commandfor`, `<summary>`) is left to it.
 */
export function keepTaps(): void {
  const kept = new Set<HTMLElement>();
  let timer = 0;

  const keep = (event: MouseEvent) => {
    const tapped = event.target instanceof Element ? event.target : null;
    const control = tapped?.closest<HTMLElement>('button:not([commandfor])') ?? orderAfterChoice(tapped);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.delete(control);
    kept.add(control);
    clearTimeout(timer);
    timer = window.setTimeout(giveUp, patience);
  };
  const orderAfterChoice = (tapped: Element | null) => {
    const link = tapped?.closest<HTMLElement>('a[target]');
    const card = link?.closest('article');
    return card && [...kept].some((control) => card.contains(control)) ? link : null;
  };
  // The page never came alive, and what was chosen cannot be told: rather than a wrong order, the page anew.
  const giveUp = () => {
    if ([...kept].some((control) => control.localName === 'a')) window.location.reload();
    else stop();
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('click', keep, true);
    // One a task, so that each sees what the one before has changed.
    for (const control of kept) setTimeout(() => control.click());
    kept.clear();
  };
  addEventListener('click', keep, true);
  addEventListener('alive', stop, { once: true });
}
