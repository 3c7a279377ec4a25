/*
 * Runs in the site's pages inside the editor's preview frames, never in a built site. After a change it reloads the
 * content and keeps the scroll position. It also shows the editor's theme and scrolls to the text that is edited.
 */

interface FromEditor {
  type: 'theme' | 'reveal';
  theme?: 'light' | 'dark';
  /** The edited text, as the page shows it. */
  text?: string;
}

const editorOrigin: string = import.meta.env.VITE_EDITOR_ORIGIN;

/** Listens to the dev server and to the editor, whose window embeds the page. */
export function followEditor(): void {
  import.meta.hot?.on('editor:content', reloadContent);
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<FromEditor>) => {
    if (source !== window.parent || origin !== editorOrigin) return;
    if (data.type === 'theme' && data.theme) showTheme(data.theme);
    if (data.type === 'reveal' && data.text) reveal(data.text);
  });
  whenHydrated(() => {
    // The page may have missed changes that were announced while it was loading.
    reloadContent();
    window.parent.postMessage({ type: 'ready' }, editorOrigin);
  });
}

/** Runs a function once React has hydrated the page. Earlier, the router would scroll the page to its top. */
function whenHydrated(work: () => void) {
  if (document.documentElement.dataset.hydrated !== undefined) work();
  else setTimeout(() => whenHydrated(work), 100);
}

/** Reloads the page's content, once the page is hydrated. */
function reloadContent() {
  // The property by which React Router's own development tools access the router.
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter?: { revalidate: () => Promise<void> };
  };
  whenHydrated(() => void router?.revalidate());
}

function showTheme(theme: 'light' | 'dark') {
  localStorage.setItem('theme', theme);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
}

/** Scrolls to a text: to the last, and so innermost, element of the open dialog or the main part that contains it. */
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
  // `scrollIntoView` would also scroll the editor's page, which embeds this one.
  const { top, height } = found.getBoundingClientRect();
  const scroller = document.querySelector('dialog[open]') ?? document.documentElement;
  scroller.scrollBy({ top: top + height / 2 - window.innerHeight / 2, behavior: 'instant' });
}

/** The text without direction marks, with single spaces instead of line breaks and no-break spaces. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
