import { searchNames } from '#app/page-parts/dialogs/search-names.ts';
import { afterPaint } from '#app/ui/after-paint.ts';
import type { Hydration } from '#app/ui/hydration.ts';
import { canHydrate } from './can-hydrate.ts';

/** A page that runs its scripts at once waits for nothing longer than this (ms). */
const timeout = 3000;

/**
 * The first signs that a visitor wants more than to read: by hand, by key or by an assistive tool, which may press
 * without a pointer.
 */
const firstInputs = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'focusin',
  'click',
] as const;

/** What a press asks for is done at its end: it is answered with a paint before React costs time. */
const pressStarts = new Set(['pointerdown', 'touchstart', 'keydown']);
const pressEnds = ['click', 'keyup'] as const;
/** A press that takes longer than this (ms) asks for nothing. */
const maxPress = 500;
/** A press ends so where a finger scrolls. */
const scrollStarts = ['pointercancel', 'touchcancel'] as const;
/** So long (ms) after a scroll has begun the page moves alone, and a tap that follows at once is answered first. */
const scrollPause = 300;

/** ms */
const dayLength = 86_400_000;

/**
 * A page is read first and touched later. Its scripts are fetched when it has loaded and is painted, and run as soon as the
 * visitor's first sign is answered, or at once where something opens or changes by itself. Where they do not come, the page stays
 * text and links; a browser that could not run them is not sent for them.
 * @param element the script element that names the page's first module and, divided by spaces, all that it asks for
 */
export function deferHydration(element: HTMLOrSVGScriptElement | null): void {
  const { module, preloads = '' } = element?.dataset ?? {};
  // Pages of `npm run dev` and of the editor's preview bring React by themselves.
  if (!module) return;
  if (!canHydrate()) {
    neverHydrate();
    return;
  }
  const files = [module, ...preloads.split(' ').filter(Boolean)];

  const run = (reason: Hydration) => {
    if (root().hydration) return;
    root().hydration = reason;
    for (const input of [...firstInputs, 'scroll']) removeEventListener(input, onInput, true);
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    whenParsed(() => import(/* @vite-ignore */ module).catch(reportFailure));
  };
  let timer: number | undefined;
  let isPressing = false;
  const hydrateAfterPaint = () => {
    isPressing = false;
    // A press that begins before the paint calls this again at its end. React may replace the pressed element of a translated page.
    afterPaint(() => {
      if (!isPressing) run('by-sign');
    });
  };
  const hydrateIn = (ms: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(hydrateAfterPaint, ms);
  };
  const onInput = (event: Event) => {
    // A finger that presses moves a little.
    if (event instanceof PointerEvent && event.type === 'pointermove' && event.buttons > 0) return;
    if (event.type === 'scroll' || event.type === 'wheel') {
      if (timer === undefined) hydrateIn(scrollPause);
    } else if (pressStarts.has(event.type)) {
      isPressing = true;
      for (const end of pressEnds)
        addEventListener(end, hydrateAfterPaint, { capture: true, once: true, passive: true });
      for (const start of scrollStarts)
        addEventListener(start, () => hydrateIn(scrollPause), { capture: true, once: true, passive: true });
      hydrateIn(maxPress);
    } else hydrateAfterPaint();
  };
  const listenTo = (input: string) => addEventListener(input, onInput, { capture: true, passive: true });

  for (const input of firstInputs) listenTo(input);
  whenPainted(() => {
    // First: what is fetched at rest would be fetched once more.
    if (isWantedAtOnce()) return run('at-once');
    // Who comes back into the middle of a page has scrolled before.
    if (scrollY > 0) hydrateAfterPaint();
    else listenTo('scroll');
    if (!root().hydration && !savesData()) for (const file of files) prefetch(file);
  });
  const runIfWantedAtOnce = () => {
    if (isWantedAtOnce()) run('at-once');
  };
  whenParsed(() => setTimeout(runIfWantedAtOnce, timeout));
}

/** Tells all that waits for React that it will not come. */
export function neverHydrate(): void {
  root().hydration = 'never' satisfies Hydration;
  // When the other parts of the head's program listen.
  setTimeout(() => dispatchEvent(new Event('hydration-failed')));
}

/** Whether the browser asks to fetch as little as possible. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/**
 * Where an address opens something, and on pages with `data-at-once`: what they are for needs React, or the day that it names,
 * such as 2026-12-10, has come, at the studio or nearly so.
 */
function isWantedAtOnce(): boolean {
  const searchParams = new URLSearchParams(location.search);
  if (location.hash !== '' || searchNames.some((name) => searchParams.has(name))) return true;
  const isDue = (day: string) => day === '' || Date.parse(day) - dayLength <= Date.now();
  return [...document.querySelectorAll<HTMLElement>('[data-at-once]')].some(({ dataset }) =>
    isDue(dataset.atOnce ?? ''),
  );
}

/** Into the browser's cache, where `import` finds it: a preload would be compiled at once, while the visitor reads. */
function prefetch(file: string): void {
  fetch(file, { priority: 'low' })
    // Read to its end, or it is not kept.
    .then((response) => response.arrayBuffer())
    // It is asked for again when it is run.
    .catch(() => {});
}

/** replay-clicks.ts hears of it. */
function reportFailure(error: unknown) {
  console.error(error);
  dispatchEvent(new Event('hydration-failed'));
}

function root(): DOMStringMap {
  return document.documentElement.dataset;
}

/** React takes over a whole page, not one that is still arriving. */
function whenParsed(work: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', work);
  else work();
}

/** When the page has loaded and is painted: it may have loaded before anything of it is painted. */
function whenPainted(work: () => void): void {
  const onPaint: PerformanceObserverCallback = (_, observer) => {
    observer.disconnect();
    work();
  };
  addEventListener('load', () => new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true }));
}
