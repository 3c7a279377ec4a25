import puppeteer from 'puppeteer-core';
import type { Engine } from '../driver.ts';
import { type Page, pageTab } from './page-tab.ts';

/** A Firefox of the machine, driven over WebDriver BiDi by puppeteer-core. */
export function firefoxEngine(executablePath: string): Engine {
  return {
    description: `WebDriver BiDi on ${executablePath}`,
    async start() {
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
      });
      return {
        version: await browser.version(),
        async newTab() {
          const context = await browser.createBrowserContext();
          const page = await context.newPage();
          return {
            ...pageTab(page as Page),
            resize: (width, height) => page.setViewport({ width, height }),
            close: () => context.close(),
          };
        },
        close: () => browser.close(),
      };
    },
  };
}
