import { installPackagesOf } from '#scripts/install.mjs';
import type { Engine } from '../driver.ts';
import { pageTab } from './page-tab.ts';

/** A Firefox that is installed on the machine, driven by puppeteer-core over WebDriver BiDi. */
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
            // Puppeteer's `goBack` would wait for a page load, which does not happen if only the address changes.
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

/** Ignores the error of Firefox 140 (ESR), which cannot set the screen's orientation: Puppeteer sets it together with the size. */
function expectNoOrientation(error: Error) {
  if (!error.message.includes('unknown command emulation.setScreenOrientationOverride')) throw error;
}
