import { ignoreSecondTap } from '#app/ui/ignore-second-tap.ts';
import { showLoadingNotice, showNotice } from '#app/ui/show-notice.ts';
import { mayReload } from './may-reload.ts';

/**
 * So long (ms) a click is kept: on the slowest lines it takes the scripts so long to come. A link waits less: it leads on by
 * itself.
 */
const timeout = { button: 20_000, link: 3000 };
/** After this long (ms) it is said that what was clicked is on its way. */
const noticeAfter = 1000;
/** What was chosen and is not what the HTML says. */
const changedChoice = ':checked:not(:default)';
/** Buttons but for those that the browser presses by itself, or the head's own program. */
const needsReact = 'button:not([commandfor], [data-step], [type=submit])';

/**
 * Replays clicks: until the page is hydrated, buttons of ours do nothing, so what is clicked is kept, each button once since it
 * opens something, and clicked again when it is; meanwhile it looks busy, and after a
 * second a sentence says so. Links work by themselves, chats always at once; a link
 * that opens details waits for what was chosen beside it, and where an answer goes on by itself (`data-goes-on`), the link that
 * leads on is kept. A double tap opens one new tab.
 */
export function replayClicks(): void {
  const kept = new Set<HTMLElement>();
  let replayed: HTMLElement | undefined;
  let hasFailed = false;
  let timer = 0;
  let notice = 0;

  const keepClick = (event: MouseEvent) => {
    const clicked = event.target instanceof Element ? event.target : null;
    if (clicked?.closest('a[target]')) {
      if (event.detail > 1) event.preventDefault();
      else ignoreSecondTap(event);
    }
    const nextLink = event.detail > 0 ? linkAfterAnswer(clicked) : null;
    const control = nextLink ?? clicked?.closest<HTMLElement>(needsReact) ?? linkAfterChoice(clicked);
    if (!control || control === replayed) return;
    if (!nextLink) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    kept.delete(control);
    kept.add(control);
    control.ariaBusy = 'true';
    notice ||= window.setTimeout(showLoadingNotice, noticeAfter);
    clearTimeout(timer);
    timer = window.setTimeout(giveUp, hasFailed ? 0 : timeout[isLink(control) ? 'link' : 'button']);
  };
  const linkAfterChoice = (clicked: Element | null) => {
    const link = clicked?.closest<HTMLAnchorElement>('a[data-opens]');
    const section = link?.closest('section');
    if (!link || !section) return null;
    const isChanged = section.querySelector(changedChoice) !== null;
    return isChanged || [...kept].some((control) => section.contains(control)) ? link : null;
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
  // Details have a page of their own, and their link's address tells what was chosen. Else the page of today may know more; a
  // picture that only chooses is no reason to leave what was chosen.
  const giveUp = () => {
    const all = [...kept];
    endNotice();
    for (const control of all) forget(control);
    const [link] = all.filter(isLink).filter(isShown).reverse();
    if (link) window.location.assign(link.href);
    else if (hasFailed && all.some(({ dataset }) => dataset.dot === undefined) && mayReload())
      window.location.reload();
  };
  const endNotice = () => {
    clearTimeout(notice);
    if (notice) showNotice('');
    notice = 0;
  };
  // One a task, so that each sees what the one before has changed; what is clicked meanwhile waits behind them.
  const replay = () => {
    clearTimeout(timer);
    endNotice();
    const [control] = kept;
    if (!control) return removeEventListener('click', keepClick, true);
    // React hydrates what this happens in.
    control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    setTimeout(() => {
      forget(control);
      click(control);
      setTimeout(replay);
    });
  };
  // preserve-user-state.tsx: React has put other elements in their place.
  const onRedrawn = (event: Event) => {
    for (const [before, now] of (event as CustomEvent<[HTMLElement, HTMLElement][]>).detail) {
      if (!kept.delete(before)) continue;
      kept.add(now);
      now.ariaBusy = 'true';
    }
  };
  addEventListener('click', keepClick, true);
  addEventListener('drawn-anew', onRedrawn);
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
