import { chromium, firefox, webkit } from '@playwright/test';
import type { Engine } from '../driver.ts';
import { type Page, pageTab } from './page-tab.ts';

const types = { chromium, firefox, webkit };

/** A browser that Playwright drives: Playwright's own build, or a Chromium that is installed on the machine. */
export function playwrightEngine(name: keyof typeof types, executablePath?: string): Engine {
  return {
    description: executablePath ? `Playwright on ${executablePath}` : 'Playwright’s own build',
    async start() {
      const browser = await types[name].launch({
        ...(executablePath ? { executablePath } : {}),
        args: name === 'chromium' ? ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] : [],
      });
      return {
        version: `${name} ${browser.version()}`,
        async newTab() {
          const page = await browser.newPage({ reducedMotion: 'reduce' });
          return {
            ...pageTab(page as Page),
            resize: (width, height) => page.setViewportSize({ width, height }),
            close: () => page.context().close(),
          };
        },
        close: () => browser.close(),
      };
    },
  };
}
