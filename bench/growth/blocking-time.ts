import type { Browser } from '@playwright/test';
import { asNewVisitor, slowDown } from '../phone.ts';

declare global {
  interface Window {
    longTasks: { startTime: number; duration: number }[];
  }
}

/** What loading a page asks of a phone: blocked milliseconds, and how many elements the page has. */
export interface Load {
  blockingTime: number;
  elements: number;
}

const slowness = 4;
const rest = 2000;
const patience = 180_000;

/**
 * Loads a page on a processor four times slower and sums up what its tasks take above 50 ms each, from the beginning
 * of the navigation until the network is idle and no task has been long for two seconds.
 */
export function measureLoad(browser: Browser, url: string): Promise<Load> {
  return asNewVisitor(browser, 'light', async (page, context) => {
    await page.addInitScript(() => {
      window.longTasks = [];
      new PerformanceObserver((list) => {
        window.longTasks.push(...list.getEntries());
      }).observe({ type: 'longtask', buffered: true });
    });
    await slowDown(context, page, slowness);
    await page.goto(url, { waitUntil: 'networkidle', timeout: patience });
    await page.waitForTimeout(rest);
    await page.waitForFunction(isAtRest, rest, { polling: 500, timeout: patience });
    return page.evaluate(() => ({
      blockingTime: window.longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      elements: document.querySelectorAll('*').length,
    }));
  });
}

/** Runs in the page. A slow one hydrates for longer than it loads. */
function isAtRest(rest: number): boolean {
  const last = window.longTasks.at(-1);
  return last === undefined || performance.now() - last.startTime - last.duration > rest;
}
