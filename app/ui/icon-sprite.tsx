import mark from './mark.svg?raw';

/* The shapes of the site's own line icons, on a grid of 24 × 24 units. */
const icons = {
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  previous: '<path d="m14.5 6-6 6 6 6"/>',
  next: '<path d="m9.5 6 6 6-6 6"/>',
  forward: '<path d="M5 12h14m-5.5-5.5L19 12l-5.5 5.5"/>',
  up: '<path d="M12 19V5m-5.5 5.5L12 5l5.5 5.5"/>',
  download: '<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14"/>',
  plus: '<path d="M6 12h12M12 6v12"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  selection: '<path d="M5 8.5h14l1 12H4l1-12Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4.5"/>',
  select: '<path d="M5 8.5h14l1 12H4l1-12Zm3.5 0V7a3.5 3.5 0 0 1 7 0v1.5M12 11.5v6m-3-3h6"/>',
  moon: '<path d="M19.5 14.2A8 8 0 1 1 9.8 4.5a6.4 6.4 0 0 0 9.7 9.7Z"/>',
  sun: '<path d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4"/>',
  share:
    '<path d="M20 5.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM9 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Zm11 6.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM8.7 10.7l6.6-3.9m-6.6 6.5 6.6 3.9"/>',
  whatsapp:
    '<path d="M4 20l1.2-4A8.3 8.3 0 1 1 8.3 19L4 20Z"/><path d="M9 8.2c-.5 0-1 .6-1 1.4 0 2.6 3.3 6 6.2 6 .9 0 1.6-.5 1.6-1.1 0-.4-1.6-1.4-2-1.4-.5 0-.7.9-1.2.9-.8 0-2.5-1.7-2.5-2.5 0-.5.9-.7.9-1.2 0-.4-.9-2.1-2-2.1Z" fill="currentColor" stroke="none"/>',
} as const;

export type IconName = keyof typeof icons;

const sprite = import.meta.env.SSR ? symbols() : '';

function outlines(svg: string): string {
  return (svg.match(/<path[^>]*>/g) ?? []).join('');
}

function symbols(): string {
  const symbol = ([name, shapes]: [string, string]) => `<symbol id="icon-${name}">${shapes}</symbol>`;
  return `${Object.entries(icons).map(symbol).join('')}<symbol id="mark">${outlines(mark)}</symbol>`;
}

/* The element that contains the icon shapes: at first, the sprite in the HTML. */
let filledSprite: Element | null = import.meta.env.SSR ? null : document.querySelector('#icons');

/**
 * The icon sprite: the shapes of all icons and of the logo's mark, once per page, for `Icon` and `LogoMark`. Only the
 * HTML contains the shapes, not the scripts. So if React renders the document anew, the shapes move to the new sprite.
 */
export function IconSprite() {
  const fill = (element: SVGSVGElement | null) => {
    if (!element || element === filledSprite) return;
    element.replaceChildren(...(filledSprite?.childNodes ?? []));
    filledSprite = element;
  };
  // The markup is safe: it consists of constants in this file.
  const content = { dangerouslySetInnerHTML: { __html: sprite } };
  return <svg ref={fill} id="icons" style={{ display: 'none' }} {...content} suppressHydrationWarning />;
}
