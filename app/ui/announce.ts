const eventName = 'announce';

/** Announces a sentence to screen readers, which read it from LiveRegion. */
export function announce(sentence: string) {
  window.dispatchEvent(new CustomEvent(eventName, { detail: sentence }));
}

/** Calls back with every announced sentence. Returns a function that stops this. */
export function onAnnounce(callback: (sentence: string) => void): () => void {
  const listener = (event: Event) => callback((event as CustomEvent<string>).detail);
  window.addEventListener(eventName, listener);
  return () => window.removeEventListener(eventName, listener);
}
