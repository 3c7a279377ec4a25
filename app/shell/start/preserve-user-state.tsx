import { useLayoutEffect, useState } from 'react';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/** What visitors change by themselves in a page of HTML. */
const changeable = 'input:not([type=file]), select, textarea, details, dialog';

/**
 * Where the HTML is not what was built (a translator was quicker, a host has stripped its comments), React draws it anew. What
 * was chosen, typed and opened in it is then put into the new elements, before anything else looks at them: it stands first
 * in what may be drawn anew.
 * @param within selects the element that is drawn anew
 * @param isFromHtml whether there is HTML to be taken over; another page of the site has none
 */
export function PreserveUserState({ within, isFromHtml }: { within: string; isFromHtml: boolean }) {
  const isRedrawn = useHydrated();
  // While the old elements are still there.
  const [restore] = useState(() => (isFromHtml && isRedrawn ? captureState(within) : null));
  useLayoutEffect(() => restore?.(), [restore]);
  return null;
}

function captureState(within: string): () => void {
  const oldElements = elementsIn(within);
  const focused = document.activeElement;
  return () => {
    const pairs = pairElements(oldElements, elementsIn(within));
    for (const [before, now] of pairs) {
      copyState(before, now);
      if (before === focused) (now as HTMLElement).focus({ preventScroll: true });
    }
    // replay-clicks.ts may have kept clicks on some.
    dispatchEvent(new CustomEvent('drawn-anew', { detail: pairs }));
  };
}

function elementsIn(within: string): Element[] {
  return [...document.querySelectorAll(`${within} :is(${changeable}, a, button)`)];
}

/** Old elements with their new ones. Of a kind that is not there as often as before, none: better nothing than another's. */
function pairElements(oldElements: Element[], newElements: Element[]): [Element, Element][] {
  return oldElements.flatMap((element): [Element, Element][] => {
    const kind = kindOf(element);
    const before = oldElements.filter((one) => kindOf(one) === kind);
    const now = newElements.filter((one) => kindOf(one) === kind);
    const counterpart = now[before.indexOf(element)];
    return counterpart && now.length === before.length ? [[element, counterpart]] : [];
  });
}

function kindOf(element: Element): string {
  const attributes = element.matches('a, button') ? ['class'] : ['type', 'value'];
  return [element.localName, ...attributes.map((name) => element.getAttribute(name))].join(' ');
}

function copyState(before: Element, now: Element): void {
  if (before instanceof HTMLDialogElement) {
    if (before.open && !(now as HTMLDialogElement).open) (now as HTMLDialogElement).showModal();
  } else if (before instanceof HTMLDetailsElement) {
    (now as HTMLDetailsElement).open = before.open;
  } else if (before.matches('[type=radio], [type=checkbox]')) {
    (now as HTMLInputElement).checked = (before as HTMLInputElement).checked;
  } else if ('value' in before && !before.matches('button')) {
    (now as HTMLInputElement).value = (before as HTMLInputElement).value;
  }
}
