import { installPackagesOf } from '#scripts/install.mjs';
import type { Engine } from '../driver.ts';
import { pageTab } from './page-tab.ts';

/** A Firefox of the machine, driven over WebDriver BiDi by puppeteer-core. */
export function firefoxEngine(executablePath: string): Engine {
  return {
    description: `WebDriver BiDi on ${executablePath}`,
    async start() {
      await installPackagesOf('tests/browsers/packages');
      const { launch } = await import('../packages/puppeteer.ts');
      const browser = await launch({
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
            ...pageTab(page),
            // `goBack` waits for a load, which does not come where the page stays.
            back: () => page.evaluate('void setTimeout(() => history.back())'),
            resize: (width, height) => page.setViewport({ width, height }).catch(expectNoOrientation),
            close: () => context.close(),
          };
        },
        close: () => browser.close(),
      };
    },
  };
}

/** Puppeteer sets the screen's orientation along with its size: Firefox 140 (ESR) knows no such command, and nothing here asks. */
function expectNoOrientation(error: Error) {
  if (!error.message.includes('unknown command emulation.setScreenOrientationOverride')) throw error;
}
