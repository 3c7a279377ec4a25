const eventName = 'announce';

/** Lets screen readers read a sentence aloud, by the live region of the page (LiveRegion). */
export function announce(sentence: string) {
  window.dispatchEvent(new CustomEvent(eventName, { detail: sentence }));
}

/** Calls the callback with every announced sentence. Returns a function that removes the callback. */
export function onAnnounce(callback: (sentence: string) => void): () => void {
  const listener = (event: Event) => callback((event as CustomEvent<string>).detail);
  window.addEventListener(eventName, listener);
  return () => window.removeEventListener(eventName, listener);
}
