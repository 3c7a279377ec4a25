/** An entry of the Event Timing API. `duration` runs from the touch to the next paint, in ms, in steps of 8. */
interface LoggedEvent {
  name: string;
  startTime: number;
  duration: number;
  interactionId: number;
}

/** The shortest event duration that browsers report to a page, ms. */
export const shortestReported = 16;

declare global {
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }

  interface Window {
    loggedEvents: LoggedEvent[];
  }
}

/** Runs in the page before its own scripts: logs every event that belongs to an interaction. */
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
 * Runs in the page: measures the time (ms) from the first event of the next tap until an element that matches `selector`, with
 * the value `value` if one is given, has been painted.
 */
export function timeUntilShown([selector, value]: [string, string?]): Promise<number> {
  return new Promise((resolve) => {
    window.addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          const found = document.querySelector(selector);
          const isShown = found && (value === undefined || (found as HTMLInputElement).value === value);
          // The next animation frame begins only after the present frame has been painted.
          requestAnimationFrame(isShown ? () => resolve(performance.now() - timeStamp) : look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}
