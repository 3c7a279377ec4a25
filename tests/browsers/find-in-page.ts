/** Describes visible elements of the page by selector, name and text. */
export interface Target {
  /** A CSS selector. */
  css: string;
  /** The complete accessible name: the label, or else the text. */
  name?: string;
  /** A part of the element's text. */
  text?: string;
  in?: Target;
}

/**
 * Runs in the page: finds the visible elements that match a target. It computes accessible names only as far as this site
 * needs.
 */
function find(target: Target): HTMLElement[] {
  const tidy = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const scopes: ParentNode[] = target.in ? find(target.in) : [document];
  return scopes
    .flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(target.css)])
    .filter((element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 0 &&
        (target.name === undefined || tidy(name) === tidy(target.name)) &&
        (target.text === undefined || tidy(element.textContent).includes(tidy(target.text)))
      );
    });
}

/** A JavaScript expression for the list of a target's elements. */
export function allOf(target: Target): string {
  return `(() => { ${find}; return find(${JSON.stringify(target)}); })()`;
}

/** A JavaScript expression for the first of a target's elements. */
export function firstOf(target: Target): string {
  return `${allOf(target)}[0]`;
}
