import { chromium, type ElementHandle, firefox, type Page, webkit } from '@playwright/test';
import type { Driver, Engine, EngineName, Tab } from '../driver.ts';
import { watchScript } from '../noises.ts';

const types = { chromium, firefox, webkit };

/** A browser that Playwright drives: its own build, or a Chromium of the machine. */
export function playwrightEngine(name: EngineName, executablePath?: string): Engine {
  return {
    description: executablePath ? `Playwright on ${executablePath}` : 'Playwright’s own build',
    start: (site) => start(name, site, executablePath),
  };
}

async function start(name: EngineName, site: string, executablePath?: string): Promise<Driver> {
  const browser = await types[name].launch({
    ...(executablePath ? { executablePath } : {}),
    args: name === 'chromium' ? ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] : [],
  });
  return {
    version: `${name} ${browser.version()}`,
    async newTab() {
      const context = await browser.newContext({ baseURL: site, reducedMotion: 'reduce' });
      await context.addInitScript(watchScript);
      return tabOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  const elementAt = async (expression: string) => {
    const element = (await page.evaluateHandle(expression)).asElement() as ElementHandle | null;
    if (!element) throw new Error('The element has gone');
    return element;
  };
  return {
    async open(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    async back() {
      await page.goBack();
    },
    evaluate: (expression) => page.evaluate(expression),
    click: async (element) => (await elementAt(element)).click(),
    type: async (element, text) => (await elementAt(element)).type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    async screenshot(file) {
      await page.screenshot({ path: file });
    },
    close: () => page.context().close(),
  };
}
