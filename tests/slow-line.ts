import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

/** Every script of the site, by its address. */
export const anyScript = /\/assets\/[^?]*\.js$/;

/** Keeps back what is asked for by such an address until the function that is returned is called, or for ever. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    // The page may have been left meanwhile.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Lets the page do what it has put off: some paints, timers and idle moments go by. */
export async function letItSettle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    }
  });
}

/** Waits until so long (ms) has gone by in the page: what comes then is a tap of its own, not a part of a double one. */
export async function letTimePass(page: Page, time: number): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((until) => performance.now() > until, since + time);
}

/**
 * Clicks elements one right after the other, with nothing in between: faster than any hand, so that what the second
 * click meets does not depend on the machine.
 */
export async function clickAtOnce(first: Locator, second: Locator): Promise<void> {
  const other = await second.elementHandle();
  await first.evaluate((element, next) => {
    for (const one of [element, next]) (one as HTMLElement).click();
  }, other);
}

/** Taps an element twice as a finger does, so quickly that no machine makes two taps of it. */
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

/** Says whether a page has asked for nothing, and waited for nothing, since it was last asked that. */
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

/** The scripts that a page asks for until it rests, once its visitor has moved. */
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

/** Long waits of the page (a second and more) are over at once: what it would do by itself later, it does now. */
export async function shortenLongWaits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((work: () => void, wait = 0, ...rest: unknown[]) =>
      setTimeout(work, wait >= 1000 ? 0 : wait, ...rest)) as typeof setTimeout;
  });
}

/** Long waits of the page (a second and more) never end: it does nothing by itself that its visitor has not asked for. */
export async function stopLongWaits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((work: () => void, wait = 0, ...rest: unknown[]) =>
      wait >= 1000 ? 0 : setTimeout(work, wait, ...rest)) as typeof setTimeout;
  });
}

/** A phone of the cheaper kind on a slow line, as Lighthouse has them. */
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
