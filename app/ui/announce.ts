const eventName = 'announce';

/** Says a sentence to those who listen to the page; LiveRegion speaks it. */
export function announce(sentence: string) {
  window.dispatchEvent(new CustomEvent(eventName, { detail: sentence }));
}

/** Calls back with every announced sentence; returns how to stop. */
export function onAnnounce(callback: (sentence: string) => void): () => void {
  const listener = (event: Event) => callback((event as CustomEvent<string>).detail);
  window.addEventListener(eventName, listener);
  return () => window.removeEventListener(eventName, listener);
}
