/**
 * Whether this browser has what the scripts need: methods of ES2022, dialogs, and the cascade layers that all styles
 * use. In other browsers, the page stays as it was built: text, pictures, links and orders (docs/browsers.md).
 */
export function canHydrate(): boolean {
  return 'hasOwn' in Object && 'HTMLDialogElement' in window && 'CSSLayerBlockRule' in window;
}
