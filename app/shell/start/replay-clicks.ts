import { ignoreSecondTap } from '#app/ui/ignore-second-tap.ts';
import { showLoadingNotice, showNotice } from '#app/ui/show-notice.ts';
import { mayReload } from './may-reload.ts';

/**
 * Longest time (ms) for which a click waits for hydration: on the slowest connections, the scripts take 20 s to arrive.
 * A click on a link waits less, because links work without scripts.
 */
const timeout = { button: 20_000, link: 3000 };
/** If hydration takes longer than this (ms) after a click, a notice says that the answer is on its way. */
const noticeAfter = 1000;
/** Selects radio buttons and checkboxes that the visitor has changed. */
const changedChoice = ':checked:not(:default)';
/** Selects buttons that need React. All others work by the browser itself, or by the head script. */
const needsReact = 'button:not([commandfor], [data-step], [type=submit])';

/**
 * Replays clicks that come before hydration, while most of the site's buttons do nothing. A click on a button is
 * remembered, once for each button, and repeated after hydration. Meanwhile the button looks busy, and after a second a
 * notice appears. Chat links always open at once. Clicks on two kinds of links are remembered as well: a link that
 * opens details, if something was chosen beside it; and the link to the next step, if the visitor has tapped an answer
 * that leads on by itself (`data-goes-on`). A double tap on a link opens only one new tab.
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
    // A hidden control is not clicked: the visitor has opened another step meanwhile.
    if (isShown(control)) control.click();
    replayed = undefined;
  };
  // If the scripts do not arrive in time, a link to details is followed: the address of their page contains what was
  // chosen. For a button, the page is reloaded, because a new copy may have working scripts. A button that only selects
  // a picture causes no reload, which could lose what was chosen.
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
  // Each click is replayed in a task of its own, so that it sees the changes of the previous click. Clicks that come
  // meanwhile are added at the end.
  const replay = () => {
    clearTimeout(timer);
    endNotice();
    const [control] = kept;
    if (!control) return removeEventListener('click', keepClick, true);
    // The `mousedown` event makes React hydrate the section around the clicked control.
    control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    setTimeout(() => {
      forget(control);
      click(control);
      setTimeout(replay);
    });
  };
  // When React has replaced elements (preserve-user-state.tsx), moves the remembered clicks to the new elements.
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

/**
 * The visible link to the next step, after a tap on an answer. Null after arrow keys, which only choose an answer:
 * their clicks have no `detail`.
 */
function linkAfterAnswer(clicked: Element | null): HTMLAnchorElement | null {
  const step = clicked?.matches('[type=radio]') ? clicked.closest('[data-goes-on]') : null;
  const link = step?.querySelector('a');
  return link && isShown(link) ? link : null;
}

function isShown(control: HTMLElement): boolean {
  return control.getClientRects().length > 0;
}
