/**
 * Runs first of all scripts. The pages' policy asks for Trusted Types: no text may become markup or a script's address
 * unless this passes it. It passes what React writes to make a script element, text without markup (structured
 * data, which React writes with every `<` escaped) and the service worker; anything else is stopped by the browser.
 * @see https://www.w3.org/TR/trusted-types/#default-policy-hdr
 */
export const trustedTypesScript =
  "window.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:s=>s==='\\x3cscript>\\x3c/script>'||!s.includes('\\x3c')?s:null,createScriptURL:u=>/^[^?#]*\\/sw\\.js$/.test(u)?u:null})";
