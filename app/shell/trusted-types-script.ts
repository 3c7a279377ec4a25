/**
 * Defines the page's only Trusted Types policy, before all other scripts run. The Content Security Policy requires
 * Trusted Types: no text may become markup or the address of a script unless this policy accepts it. The policy accepts
 * the markup with which React creates a script element, text without markup (such as structured data, in which React
 * escapes every `<`), and the address of the service worker. The browser blocks everything else.
 * @see https://www.w3.org/TR/trusted-types/#default-policy-hdr
 */
export const trustedTypesScript =
  "window.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:s=>s==='\\x3cscript>\\x3c/script>'||!s.includes('\\x3c')?s:null,createScriptURL:u=>/^[^?#]*\\/sw\\.js$/.test(u)?u:null})";
