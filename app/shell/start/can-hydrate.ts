/**
 * Whether this browser has what the site's scripts need: methods of ES2022, dialogs, and cascade layers. In other
 * browsers, React does not start, and the page remains HTML: text, pictures, links and orders (docs/browsers.md).
 */
export function canHydrate(): boolean {
  return 'hasOwn' in Object && 'HTMLDialogElement' in window && 'CSSLayerBlockRule' in window;
}
