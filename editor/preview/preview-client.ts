/*
 * Runs in the site's pages while they stand in the editor's frames, never in a built site: reads content again after a
 * change without losing the place, and follows the editor's theme and the value that is edited.
 */

interface FromEditor {
  type: 'theme' | 'reveal';
  theme?: 'light' | 'dark';
  /** The text that is edited, as it stands on the page. */
  text?: string;
}

const editorOrigin: string = import.meta.env.VITE_EDITOR_ORIGIN;

/** Follows the dev server and the editor around the page. */
export function followEditor(): void {
  import.meta.hot?.on('editor:content', reloadContent);
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<FromEditor>) => {
    if (source !== window.parent || origin !== editorOrigin) return;
    if (data.type === 'theme' && data.theme) showTheme(data.theme);
    if (data.type === 'reveal' && data.text) reveal(data.text);
  });
  whenHydrated(() => {
    // What was changed while the page came was told before anyone listened.
    reloadContent();
    window.parent.postMessage({ type: 'ready' }, editorOrigin);
  });
}

/** Before, the router would scroll the page back to its beginning. */
function whenHydrated(work: () => void) {
  if (document.documentElement.dataset.hydrated !== undefined) work();
  else setTimeout(() => whenHydrated(work), 100);
}

/** Reads the page's content again, once the page is hydrated. */
function reloadContent() {
  // React Router's router, as its own development tools reach it.
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter?: { revalidate: () => Promise<void> };
  };
  whenHydrated(() => void router?.revalidate());
}

function showTheme(theme: 'light' | 'dark') {
  localStorage.setItem('theme', theme);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
}

/** Scrolls to the first place in the page's main part that says a text. */
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
  // `scrollIntoView` would scroll the editor around the frame as well.
  const { top, height } = found.getBoundingClientRect();
  const scroller = document.querySelector('dialog[open]') ?? document.documentElement;
  scroller.scrollBy({ top: top + height / 2 - window.innerHeight / 2, behavior: 'instant' });
}

/** Without what keeps words together or turns them. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
