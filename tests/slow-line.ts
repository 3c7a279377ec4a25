import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

/** Matches the URL of every script of the site. */
export const anyScript = /\/assets\/[^?]*\.js$/;

/** Holds requests with a matching URL until the returned function is called, or for ever. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    // The held request can no longer go on if the page has been closed meanwhile.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Waits for some paints, timers and idle callbacks, so that the page runs its deferred work. */
export async function letItSettle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    }
  });
}

/** Waits until `time` (ms) has passed in the page, for example so that the next tap is not taken for part of a double tap. */
export async function letTimePass(page: Page, time: number): Promise<void> {
  await page.evaluate(async (wait) => {
    const until = performance.now() + wait;
    while (performance.now() <= until) await new Promise((resolve) => setTimeout(resolve, 50));
  }, time);
}

/**
 * Clicks two elements in one task of the page, so that the state at the second click does not depend on the speed of the machine.
 */
export async function clickAtOnce(first: Locator, second: Locator): Promise<void> {
  const other = await second.elementHandle();
  await first.evaluate((element, next) => {
    for (const one of [element, next]) (one as HTMLElement).click();
  }, other);
}

/** Double-taps an element with the events of a finger, so quickly that even a slow machine does not separate the two taps. */
export async function doubleTap(element: ElementHandle | null): Promise<void> {
  await element?.evaluate((target) => {
    const { left, top, width, height } = (target as Element).getBoundingClientRect();
    const point = { clientX: left + width / 2, clientY: top + height / 2 };
    for (const detail of [1, 2])
      for (const type of ['mousedown', 'mouseup', 'click'])
        target.dispatchEvent(
          new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, detail, ...point }),
        );
  });
}

/**
 * Returns a function that tells whether the network was idle since the function's last call: no new request, no answer
 * pending.
 */
export function watchNetwork(page: Page): () => boolean {
  let [asked, answered, askedBefore] = [0, 0, -1];
  page.on('request', () => {
    asked += 1;
  });
  const hasEnded = () => {
    answered += 1;
  };
  page.on('requestfinished', hasEnded);
  page.on('requestfailed', hasEnded);
  return () => {
    const isQuiet = asked === askedBefore && answered >= asked;
    askedBefore = asked;
    return isQuiet;
  };
}

/** The scripts that a page requests after its first input, until it is idle. */
export async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const found = new Set<string>();
  const isQuiet = watchNetwork(page);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (anyScript.test(pathname)) found.add(pathname);
  });
  await page.goto(address);
  await page.mouse.wheel(0, 10);
  await expect.poll(isQuiet, { intervals: [1000], timeout: 60_000 }).toBe(true);
  return [...found];
}

/** Lets long timers of the page (a second and more) end at once, so that it does its deferred work now. */
export async function shortenLongWaits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((work: () => void, wait = 0, ...rest: unknown[]) =>
      setTimeout(work, wait >= 1000 ? 0 : wait, ...rest)) as typeof setTimeout;
  });
}

/** Stops timers of the page that are as long as `shortest` (ms) or longer, so that it does no deferred work by itself. */
export async function stopLongWaits(page: Page, shortest = 1000): Promise<void> {
  await page.addInitScript((shortest) => {
    const { setTimeout } = window;
    window.setTimeout = ((work: () => void, wait = 0, ...rest: unknown[]) =>
      wait >= shortest ? 0 : setTimeout(work, wait, ...rest)) as typeof setTimeout;
  }, shortest);
}

/** Slows down network and processor to the values of Lighthouse's mobile test. */
export async function useSlowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.44 * 1024 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
