/** What a visitor points at, where it is visible. */
export interface Target {
  /** A selector. */
  css: string;
  /** The whole accessible name: the label, or else the text. */
  name?: string;
  /** A part of the text inside. */
  text?: string;
  in?: Target;
}

/** Runs in the page: the visible elements that a target names. Knows of names only as much as this site needs. */
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

/** An expression whose value in the page is the list of elements that a target names. */
export function allOf(target: Target): string {
  return `(() => { ${find}; return find(${JSON.stringify(target)}); })()`;
}

/** An expression whose value in the page is the first element that a target names. */
export function firstOf(target: Target): string {
  return `${allOf(target)}[0]`;
}
