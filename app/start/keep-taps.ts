/**
 * So long (ms) a tap is kept: on the slowest lines it takes the scripts so long to come. A link that waits for what was
 * tapped before it waits less: an order has no other way, details have a page of their own.
 */
const patience = { button: 20_000, order: 6000, details: 3000 };
/** Where it is noted that a page was asked for anew. */
const anewKey = 'page-anew';

/**
 * The one keeper of taps: until the page is alive, buttons of ours do nothing, so what is tapped is kept, each button once,
 * and tapped again when it is; meanwhile it looks busy. Links work by themselves, but those that what was tapped just before
 * belongs to: an order or details where a size was chosen, a project out of those that a filter leaves. They wait with it.
 * What the browser does alone (the menu's `commandfor`, `<summary>`) is left to it.
 */
export function keepTaps(): void {
  const kept = new Set<HTMLElement>();
  let made: HTMLElement | undefined;
  let isLost = false;
  let timer = 0;

  const keep = (event: MouseEvent) => {
    const tapped = event.target instanceof Element ? event.target : null;
    const control = tapped?.closest<HTMLElement>('button:not([commandfor])') ?? linkAfterChoice(tapped);
    if (!control || control === made) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.delete(control);
    kept.add(control);
    control.ariaBusy = 'true';
    clearTimeout(timer);
    timer = window.setTimeout(giveUp, isLost ? 0 : patience[kindOf(control)]);
  };
  const linkAfterChoice = (tapped: Element | null) => {
    const link = tapped?.closest<HTMLElement>('a[target], a[data-opens]');
    const around = link?.closest('section') ?? link?.closest('article');
    return around && [...kept].some((control) => around.contains(control)) ? link : null;
  };
  const forget = (control: HTMLElement) => {
    kept.delete(control);
    control.ariaBusy = null;
  };
  // What was chosen cannot be told. Details have a page of their own; rather than a wrong order, the page anew.
  const giveUp = () => {
    const link = [...kept].findLast(isLink);
    for (const control of kept) forget(control);
    if (link && !link.target) window.location.assign(link.href);
    else if (link || (isLost && mayComeAnew())) window.location.reload();
  };
  // One a task, so that each sees what the one before has changed; what is tapped meanwhile waits behind them.
  const make = () => {
    clearTimeout(timer);
    const [control] = kept;
    if (!control) return removeEventListener('click', keep, true);
    forget(control);
    made = control;
    // Long after the tap browsers open no window.
    if (isLink(control) && control.target && !navigator.userActivation?.isActive)
      window.location.assign(control.href);
    else control.click();
    made = undefined;
    setTimeout(make);
  };
  addEventListener('click', keep, true);
  addEventListener('alive', () => setTimeout(make), { once: true });
  addEventListener('lost', () => {
    isLost = true;
    if (kept.size > 0) giveUp();
  });
}

function isLink(control: HTMLElement): control is HTMLAnchorElement {
  return control.localName === 'a';
}

function kindOf(control: HTMLElement): keyof typeof patience {
  if (!isLink(control)) return 'button';
  return control.target ? 'order' : 'details';
}

/** A script is gone, say after a deploy: once, and while there is a connection, the page of today may mend it. */
function mayComeAnew(): boolean {
  if (!navigator.onLine || sessionStorage.getItem(anewKey) === location.href) return false;
  sessionStorage.setItem(anewKey, location.href);
  return true;
}
