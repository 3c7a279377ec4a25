/** An entry of the Event Timing API. `duration` runs from the touch to the next paint, in ms, in steps of 8. */
interface LoggedEvent {
  name: string;
  startTime: number;
  duration: number;
  interactionId: number;
}

/** The shortest duration that browsers report, ms. */
export const shortestReported = 16;

declare global {
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }

  interface Window {
    loggedEvents: LoggedEvent[];
  }
}

/** Runs in the page before its own scripts: keeps every event that belongs to an interaction. */
export function logEvents(durationThreshold: number): void {
  window.loggedEvents = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { name, startTime, duration, interactionId = 0 } = entry;
      if (interactionId > 0) window.loggedEvents.push({ name, startTime, duration, interactionId });
    }
  }).observe({ type: 'event', durationThreshold, buffered: true });
}

/**
 * Runs in the page: resolves when `selector` matches, holds `value` where one is given, and a frame with it has been painted, to the
 * ms from the next tap's first event to that.
 */
export function timeUntilShown([selector, value]: [string, string?]): Promise<number> {
  return new Promise((resolve) => {
    window.addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          const found = document.querySelector(selector);
          const isShown = found && (value === undefined || (found as HTMLInputElement).value === value);
          // This frame is painted before the next one begins.
          requestAnimationFrame(isShown ? () => resolve(performance.now() - timeStamp) : look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}
