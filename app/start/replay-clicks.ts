import { ignoreSecondTap } from '../ui/ignore-second-tap';
import { mayReload } from './may-reload';

/**
 * So long (ms) a click is kept: on the slowest lines it takes the scripts so long to come. What leads on waits less: details
 * have a page of their own, and five seconds after a tap browsers open no window for a chat.
 */
const timeout = { button: 20_000, chat: 4500, details: 3000 };
/** What was chosen and is not what the HTML says. */
const changedChoice = ':checked:not(:default)';

/**
 * Replays clicks: until the page is hydrated, buttons of ours do nothing, so what is clicked is kept, each button once, and
 * clicked again when it is; meanwhile it looks busy. Links work by themselves, but an order waits for the size that was chosen
 * beside it, and a project for the filter that it was found by. What the browser does alone (radios, the menu's `commandfor`,
 * `<summary>`) is left to it; where an answer goes on by itself (`data-goes-on`), the link that leads on is kept. A double tap
 * opens one new tab.
 */
export function replayClicks(): void {
  const kept = new Set<HTMLElement>();
  let replayed: HTMLElement | undefined;
  let hasFailed = false;
  let timer = 0;

  const keep = (event: MouseEvent) => {
    const clicked = event.target instanceof Element ? event.target : null;
    if (clicked?.closest('a[target]')) {
      if (event.detail > 1) event.preventDefault();
      else ignoreSecondTap(event);
    }
    const wayOn = event.detail > 0 ? linkAfterAnswer(clicked) : null;
    const control =
      wayOn ?? clicked?.closest<HTMLElement>('button:not([commandfor])') ?? linkAfterChoice(clicked);
    if (!control || control === replayed) return;
    if (!wayOn) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    kept.delete(control);
    kept.add(control);
    control.ariaBusy = 'true';
    clearTimeout(timer);
    timer = window.setTimeout(giveUp, hasFailed ? 0 : timeout[kindOf(control)]);
  };
  const linkAfterChoice = (clicked: Element | null) => {
    const link = clicked?.closest<HTMLAnchorElement>('a[target], a[data-opens]');
    const around = link?.target ? link.closest('article') : link?.closest('section');
    if (!link || !around) return null;
    const isChanged = around.querySelector(changedChoice) !== null;
    return isChanged || [...kept].some((control) => around.contains(control)) ? link : null;
  };
  const forget = (control: HTMLElement) => {
    kept.delete(control);
    control.ariaBusy = null;
  };
  const click = (control: HTMLElement) => {
    replayed = control;
    // Who went on by hand meanwhile has left it behind.
    if (isShown(control)) control.click();
    replayed = undefined;
  };
  // A form the browser sends by itself. What was chosen cannot be told: details have a page of their own; rather than a
  // wrong order, the page again as it was at first, to be ordered from as it stands.
  const giveUp = () => {
    const form = [...kept].find(isSubmit);
    const link = [...kept].filter(isLink).findLast(isShown);
    for (const control of kept) forget(control);
    if (form) click(form);
    else if (link && !link.target) window.location.assign(link.href);
    else if (link || (hasFailed && mayReload())) {
      for (const first of link?.closest('article')?.querySelectorAll<HTMLInputElement>('input:default') ?? [])
        first.checked = true;
      window.location.reload();
    }
  };
  // One a task, so that each sees what the one before has changed; what is clicked meanwhile waits behind them.
  const replay = () => {
    clearTimeout(timer);
    const [control] = kept;
    if (!control) return removeEventListener('click', keep, true);
    // React hydrates what this happens in: a link's address holds the choice only then.
    control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    setTimeout(() => {
      forget(control);
      // Long after the tap browsers open no window.
      if (isLink(control) && control.target && !navigator.userActivation?.isActive)
        window.location.assign(control.href);
      else click(control);
      setTimeout(replay);
    });
  };
  // keep-as-left.tsx: React has put other elements in their place.
  const follow = (event: Event) => {
    for (const [before, now] of (event as CustomEvent<[HTMLElement, HTMLElement][]>).detail) {
      if (!kept.delete(before)) continue;
      kept.add(now);
      now.ariaBusy = 'true';
    }
  };
  addEventListener('click', keep, true);
  addEventListener('drawn-anew', follow);
  addEventListener('hydrated', () => setTimeout(replay), { once: true });
  addEventListener('hydration-failed', () => {
    hasFailed = true;
    if (kept.size > 0) giveUp();
  });
}

function isLink(control: HTMLElement): control is HTMLAnchorElement {
  return control.localName === 'a';
}

/** The way on from a tapped answer, where it is shown: arrow keys, whose clicks have no `detail`, only choose. */
function linkAfterAnswer(clicked: Element | null): HTMLAnchorElement | null {
  const step = clicked?.matches('[type=radio]') ? clicked.closest('[data-goes-on]') : null;
  const link = step?.querySelector('a');
  return link && isShown(link) ? link : null;
}

function isShown(control: HTMLElement): boolean {
  return control.getClientRects().length > 0;
}

function isSubmit(control: HTMLElement): boolean {
  return control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null;
}

function kindOf(control: HTMLElement): keyof typeof timeout {
  if (isLink(control)) return control.target ? 'chat' : 'details';
  return isSubmit(control) ? 'chat' : 'button';
}
