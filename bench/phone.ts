import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import type { Theme } from './options.ts';

/** A phone of 390 × 844 CSS px with three device pixels each. */
export const screen = { width: 390, height: 844, deviceScaleFactor: 3 };
export const userAgent = devices['Pixel 7'].userAgent;

/** The path of the browser's program: the one that `npm run bench` found, or Playwright's own. */
export const executablePath = process.env.CHROMIUM_PATH ?? chromium.executablePath();
export const browserArguments = [
  // The full Chromium of visitors, without a window: chromium-headless-shell would have other paint and blocking times.
  '--headless=new',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath, args: browserArguments });
}

/**
 * Calls `use` with a page of a new visitor on a phone: no cache, nothing stored but the theme, no service worker.
 * Rejects if the page reports an error or a request fails or is answered with status 400 or above.
 */
export async function asNewVisitor<T>(
  browser: Browser,
  theme: Theme,
  use: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const { deviceScaleFactor, ...viewport } = screen;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    userAgent,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('requestfailed', (request) => {
      const { errorText } = request.failure() ?? {};
      // The browser cancels the pictures of a dialog that is closed before they have loaded.
      if (errorText !== 'net::ERR_ABORTED') errors.push(`${request.url()} ${errorText}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) errors.push(`${response.url()} ${response.status()}`);
    });
    const result = await use(page, context);
    if (errors.length > 0) throw new Error(errors.join('; '));
    return result;
  } finally {
    await context.close();
  }
}

/** Slows the page's processor down. `rate` 4 means four times slower. */
export async function slowDown(context: BrowserContext, page: Page, rate: number): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
