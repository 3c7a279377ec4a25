/**
 * So long (ms) a tap is kept: on the slowest lines it takes the scripts so long to come. What leads on waits less: details
 * have a page of their own, and five seconds after a tap browsers open no window for a chat.
 */
const patience = { button: 20_000, chat: 4500, details: 3000 };
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
  const press = (control: HTMLElement) => {
    made = control;
    control.click();
    made = undefined;
  };
  // A form the browser sends by itself. What was chosen cannot be told: details have a page of their own; rather than a
  // wrong order, the page anew.
  const giveUp = () => {
    const form = [...kept].find(isSubmit);
    const link = [...kept].findLast(isLink);
    for (const control of kept) forget(control);
    if (form) press(form);
    else if (link && !link.target) window.location.assign(link.href);
    else if (link || (isLost && mayComeAnew())) window.location.reload();
  };
  // One a task, so that each sees what the one before has changed; what is tapped meanwhile waits behind them.
  const make = () => {
    clearTimeout(timer);
    const [control] = kept;
    if (!control) return removeEventListener('click', keep, true);
    forget(control);
    // Long after the tap browsers open no window.
    if (isLink(control) && control.target && !navigator.userActivation?.isActive)
      window.location.assign(control.href);
    else press(control);
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

function isSubmit(control: HTMLElement): boolean {
  return control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null;
}

function kindOf(control: HTMLElement): keyof typeof patience {
  if (isLink(control)) return control.target ? 'chat' : 'details';
  return isSubmit(control) ? 'chat' : 'button';
}

/** A script is gone, say after a deploy: once, and while there is a connection, the page of today may mend it. */
function mayComeAnew(): boolean {
  if (!navigator.onLine || sessionStorage.getItem(anewKey) === location.href) return false;
  sessionStorage.setItem(anewKey, location.href);
  return true;
}
