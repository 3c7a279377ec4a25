import { searchNames } from '#app/page-parts/dialogs/search-names.ts';
import { afterPaint } from '#app/ui/after-paint.ts';
import type { Hydration } from '#app/ui/hydration.ts';
import { savesData } from '#app/ui/saves-data.ts';
import { canHydrate } from './can-hydrate.ts';

/**
 * Longest time (ms) from the parsing of the HTML until hydration, for pages that must hydrate without waiting for an
 * input.
 */
const timeout = 3000;

/**
 * Events by which a visitor first uses the page: by hand, by keyboard, by an assistive tool, which may click without a
 * pointer, or by Back and Forward, which may open a dialog of the page. They start hydration.
 */
const firstInputs = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'focusin',
  'click',
  'popstate',
] as const;

/**
 * Events that begin a press. Hydration waits until the press has ended and the browser has painted, so that the visitor
 * sees an answer before React takes time.
 */
const pressStarts = new Set(['pointerdown', 'touchstart', 'keydown']);
const pressEnds = ['click', 'keyup'] as const;
/** A press that takes longer than this (ms) is not a click. */
const maxPress = 500;
/** Events that end a press because the finger scrolls instead. */
const scrollStarts = ['pointercancel', 'touchcancel'] as const;
/**
 * Delay (ms) of hydration after a scroll has begun, so that the page scrolls smoothly and a tap right after the scroll
 * is answered first.
 */
const scrollPause = 300;

/** One day (ms). */
const dayLength = 86_400_000;

/**
 * Hydrates the page when the visitor first uses it, because visitors read before they touch. The scripts are fetched
 * after the page has loaded and is painted. They run after the visitor's first input is answered, or at once if the
 * page opens or changes something by itself. If the scripts do not arrive, the page remains text and links. Browsers
 * that could not run the scripts do not fetch them.
 * @param element the script element with the site's scripts in data attributes: the address of the first module, and
 * the addresses of all modules that it imports, separated by spaces
 */
export function deferHydration(element: HTMLOrSVGScriptElement | null): void {
  const { module, preloads = '' } = element?.dataset ?? {};
  // Pages of `npm run dev` and of the editor's preview load React by themselves.
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
    // If another press begins before the paint, hydration waits for the end of that press: on a translated page, React
    // may replace the element that is being pressed.
    afterPaint(() => {
      if (!isPressing) run('by-sign');
    });
  };
  const hydrateIn = (ms: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(hydrateAfterPaint, ms);
  };
  const onInput = (event: Event) => {
    // A finger moves a little while it presses, so movement during a press is no input of its own.
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
    // Pages that hydrate at once skip the prefetch: scripts that are prefetched and imported at the same time would be
    // fetched twice.
    if (isWantedAtOnce()) return run('at-once');
    // A page that the browser opens in the middle (on Back or reload) hydrates at once, because its visitor has used it
    // before.
    if (scrollY > 0) hydrateAfterPaint();
    else listenTo('scroll');
    if (!root().hydration && !savesData()) for (const file of files) prefetch(file);
  });
  const runIfWantedAtOnce = () => {
    if (isWantedAtOnce()) run('at-once');
  };
  whenParsed(() => setTimeout(runIfWantedAtOnce, timeout));
}

/** Announces to all listeners that React will not start on this page. */
export function neverHydrate(): void {
  root().hydration = 'never' satisfies Hydration;
  // The event `hydration-failed` is sent after the other tasks of the head script have added their listeners.
  setTimeout(() => dispatchEvent(new Event('hydration-failed')));
}

/**
 * Whether the page must hydrate without waiting for an input: because its address opens something, or because of the
 * attribute `data-at-once`. If the attribute is empty, the page always needs React. If it is a date, such as
 * 2026-12-10, the page needs React from one day before it, which allows for the studio's time zone.
 */
function isWantedAtOnce(): boolean {
  const searchParams = new URLSearchParams(location.search);
  if (location.hash !== '' || searchNames.some((name) => searchParams.has(name))) return true;
  const isDue = (day: string) => day === '' || Date.parse(day) - dayLength <= Date.now();
  return [...document.querySelectorAll<HTMLElement>('[data-at-once]')].some(({ dataset }) =>
    isDue(dataset.atOnce ?? ''),
  );
}

/**
 * Fetches a script into the browser's cache, where `import` finds it. A preload would also compile the script at once,
 * while the visitor reads.
 */
function prefetch(file: string): void {
  fetch(file, { priority: 'low' })
    // The response must be read to its end: otherwise the browser does not cache it.
    .then((response) => response.arrayBuffer())
    // A failed prefetch does no harm: the later import fetches the script again.
    .catch(() => {});
}

/** Logs a failed import of the scripts, and announces the failure to replay-clicks.ts. */
function reportFailure(error: unknown) {
  console.error(error);
  dispatchEvent(new Event('hydration-failed'));
}

function root(): DOMStringMap {
  return document.documentElement.dataset;
}

/** Calls a function once the HTML is parsed: React can only hydrate a page that has arrived completely. */
function whenParsed(work: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', work);
  else work();
}

/** Calls a function once the page has loaded and is painted. The load event may come before the first paint. */
function whenPainted(work: () => void): void {
  const onPaint: PerformanceObserverCallback = (_, observer) => {
    observer.disconnect();
    work();
  };
  addEventListener('load', () => new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true }));
}
