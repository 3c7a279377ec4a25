import { ignoreSecondTap } from '#app/ui/ignore-second-tap.ts';
import { showLoadingNotice, showNotice } from '#app/ui/show-notice.ts';
import { mayReload } from './may-reload.ts';

/**
 * How long (ms) a click is kept: on the slowest connections, the scripts take this time to arrive. A link waits less,
 * because it works by itself.
 */
const timeout = { button: 20_000, link: 3000 };
/** After this time (ms), a notice says that the answer to the click is on its way. */
const noticeAfter = 1000;
/** Selects choices that differ from those in the HTML. */
const changedChoice = ':checked:not(:default)';
/** Selects all buttons except those that work without React: by the browser itself, or by the head script. */
const needsReact = 'button:not([commandfor], [data-step], [type=submit])';

/**
 * Replays clicks. Until the page is hydrated, the site's buttons do nothing. So a click on a button is kept, each
 * button once because it opens something, and is made again after hydration. Meanwhile the button looks busy, and after
 * a second a notice appears. Links work by themselves, and chat links always open at once. Two kinds of links are kept
 * as well: a link that opens details, if something was chosen beside it; and the link to the next step, if the visitor
 * has tapped an answer that continues by itself (`data-goes-on`). A double tap opens one new tab.
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
    // A visitor who has opened another step meanwhile no longer sees the control.
    if (isShown(control)) control.click();
    replayed = undefined;
  };
  // Details have a page of their own, and the address of their link contains what was chosen. For buttons, the page
  // is reloaded: a new copy of the page may have working scripts. A button that only selects a picture is not worth
  // the loss of what was chosen.
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
  // Each click is replayed in a task of its own, so that it finds the changes of the click before. New clicks are
  // added at the end meanwhile.
  const replay = () => {
    clearTimeout(timer);
    endNotice();
    const [control] = kept;
    if (!control) return removeEventListener('click', keepClick, true);
    // The `mousedown` event makes React hydrate the section around the control.
    control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    setTimeout(() => {
      forget(control);
      click(control);
      setTimeout(replay);
    });
  };
  // React has replaced elements (preserve-user-state.tsx): kept clicks move to the new elements.
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
 * The link to the next step after a tapped answer, if the link is visible. Arrow keys, whose clicks have no `detail`,
 * only choose an answer.
 */
function linkAfterAnswer(clicked: Element | null): HTMLAnchorElement | null {
  const step = clicked?.matches('[type=radio]') ? clicked.closest('[data-goes-on]') : null;
  const link = step?.querySelector('a');
  return link && isShown(link) ? link : null;
}

function isShown(control: HTMLElement): boolean {
  return control.getClientRects().length > 0;
}
