/** What a visitor points at: by its role and name, or by a selector; inside another target, or the nth of several. */
export interface Target {
  role?: 'article' | 'banner' | 'button' | 'combobox' | 'dialog' | 'group' | 'heading' | 'link' | 'textbox';
  /** The whole accessible name. */
  name?: string;
  /** A part of the accessible name. */
  nameHas?: string;
  css?: string;
  /** A part of the text inside. */
  text?: string;
  in?: Target;
  /** From 0; the first where it is left out. */
  nth?: number;
}

/** Runs in the page: the visible elements that a target names. Knows of names only as much as this site needs. */
function find(target: Target): HTMLElement[] {
  const selectors = {
    article: 'article',
    banner: 'body header',
    button: 'button',
    combobox: 'select',
    dialog: 'dialog[open]',
    group: '[role=group], fieldset',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    textbox: 'input, textarea',
  };
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement) => {
    const labelledBy = element.getAttribute('aria-labelledby');
    const label = (element as HTMLInputElement).labels?.[0];
    const source = labelledBy
      ? document.getElementById(labelledBy)
      : (label?.querySelector('span') ?? element);
    const copy = source?.cloneNode(true) as HTMLElement | undefined;
    for (const hidden of copy?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove();
    return tidy(element.getAttribute('aria-label') ?? copy?.textContent);
  };
  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
  const scopes: ParentNode[] = target.in ? find(target.in) : [document];
  const selector = target.css ?? (target.role && selectors[target.role]) ?? '*';
  return scopes
    .flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(selector)])
    .filter(
      (element) =>
        isShown(element) &&
        (target.name === undefined || nameOf(element) === tidy(target.name)) &&
        (target.nameHas === undefined || nameOf(element).includes(tidy(target.nameHas))) &&
        (target.text === undefined || tidy(element.textContent).includes(tidy(target.text))),
    )
    .slice(target.nth ?? 0, target.nth === undefined ? undefined : target.nth + 1);
}

/** An expression whose value in the page is the list of elements that a target names. */
export function allOf(target: Target): string {
  return `(() => { ${find}; return find(${JSON.stringify(target)}); })()`;
}

/** An expression whose value in the page is the first element that a target names. */
export function firstOf(target: Target): string {
  return `${allOf(target)}[0]`;
}
