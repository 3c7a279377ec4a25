import { useLayoutEffect, useState } from 'react';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { layOutAll } from './deferred-layout.ts';

/** Selects elements that visitors can change in plain HTML, without scripts. */
const changeable = 'input:not([type=file]), select, textarea, details, dialog';

/**
 * Preserves what a visitor has chosen, typed and opened if React discards the HTML and renders the page anew. React
 * does so if the HTML was changed after the build, for example by a translator, or by a host that removes comments. The
 * state is copied to the new elements before other code reads them, so this component comes first inside the element in
 * question.
 * @param within selector of the element that React may render anew
 * @param isFromHtml whether the page has come as HTML, and not by a navigation inside the site
 */
export function PreserveUserState({ within, isFromHtml }: { within: string; isFromHtml: boolean }) {
  const isRedrawn = useHydrated();
  // If React renders the page anew, the old elements are still in the document during this first render.
  const [restore] = useState(() => (isFromHtml && isRedrawn ? captureState(within) : null));
  useLayoutEffect(() => restore?.(), [restore]);
  return null;
}

function captureState(within: string): () => void {
  const oldElements = elementsIn(within);
  const focused = document.activeElement;
  return () => {
    // None of the new elements is laid out yet. With estimated heights instead of those of the old elements, the page
    // would move under a finger.
    layOutAll();
    const pairs = pairElements(oldElements, elementsIn(within));
    for (const [before, now] of pairs) {
      copyState(before, now);
      if (before === focused) (now as HTMLElement).focus({ preventScroll: true });
    }
    // Sends the pairs of old and new elements to replay-clicks.ts, which may hold clicks on some old elements.
    dispatchEvent(new CustomEvent('drawn-anew', { detail: pairs }));
  };
}

function elementsIn(within: string): Element[] {
  return [...document.querySelectorAll(`${within} :is(${changeable}, a, button)`)];
}

/**
 * Pairs each old element with the new element of the same kind and position. If the number of elements of a kind has
 * changed, the kind is skipped: a lost state is better than the state of another element.
 */
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
