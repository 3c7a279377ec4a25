/*
 * This script runs in the site's pages inside the editor's preview frames, never in a built site. After a change, it reloads
 * the content and keeps the scroll position. It also applies the theme chosen in the editor, and scrolls to the edited text.
 */

interface FromEditor {
  type: 'theme' | 'reveal';
  theme?: 'light' | 'dark';
  /** The text to scroll to, as the page shows it. */
  text?: string;
}

const editorOrigin: string = import.meta.env.VITE_EDITOR_ORIGIN;

/** Makes a preview page follow the dev server's changes and the messages of the editor, whose window embeds the page. */
export function followEditor(): void {
  import.meta.hot?.on('editor:content', reloadContent);
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<FromEditor>) => {
    if (source !== window.parent || origin !== editorOrigin) return;
    if (data.type === 'theme' && data.theme) showTheme(data.theme);
    if (data.type === 'reveal' && data.text) reveal(data.text);
  });
  whenHydrated(() => {
    // While the page was loading, it may have missed announcements of changes, so it reloads its content once.
    reloadContent();
    window.parent.postMessage({ type: 'ready' }, editorOrigin);
  });
}

/** Calls a function once React has hydrated the page. Before that, a reload of the content would scroll the page to its top. */
function whenHydrated(work: () => void) {
  if (document.documentElement.dataset.hydrated !== undefined) work();
  else setTimeout(() => whenHydrated(work), 100);
}

/** Reloads the content of the page as soon as React has hydrated the page. */
function reloadContent() {
  // React Router has no public access to the router; its own development tools use this property of `window`.
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter?: { revalidate: () => Promise<void> };
  };
  whenHydrated(() => void router?.revalidate());
}

function showTheme(theme: 'light' | 'dark') {
  localStorage.setItem('theme', theme);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
}

/** Scrolls to a text: to the last, and so innermost, element that contains it in the open dialog or, without one, in `<main>`. */
function reveal(text: string) {
  const wanted = plain(text);
  const main = document.querySelector('dialog[open]') ?? document.querySelector('main');
  if (!main || wanted.length < 2) return;
  for (const closed of main.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
    if (plain(closed.textContent ?? '').includes(wanted)) closed.open = true;
  }
  const found = [...main.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.checkVisibility() && plain(element.textContent ?? '').includes(wanted))
    .at(-1);
  if (!found) return;
  // `scrollIntoView` is not used, because it would also scroll the editor's page, which embeds the preview page.
  const { top, height } = found.getBoundingClientRect();
  const scroller = document.querySelector('dialog[open]') ?? document.documentElement;
  scroller.scrollBy({ top: top + height / 2 - window.innerHeight / 2, behavior: 'instant' });
}

/** Normalizes a text for comparison: removes direction marks, and makes line breaks and no-break spaces single spaces. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
