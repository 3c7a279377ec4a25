import type { Driver, Engine, Key, Tab } from '../driver.ts';
import { watchScript } from '../noises.ts';

/* The few parts of puppeteer-core in use; its own types are not there until it is installed. */
interface PuppeteerPage {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  evaluate<Value>(expression: string): Promise<Value>;
  evaluateHandle(expression: string): Promise<{ asElement(): PuppeteerElement | null }>;
  evaluateOnNewDocument(script: string): Promise<unknown>;
  keyboard: { press(key: Key): Promise<void> };
  setViewport(size: { width: number; height: number }): Promise<void>;
  screenshot(options: { path: string }): Promise<unknown>;
}

interface PuppeteerElement {
  click(): Promise<void>;
  type(text: string): Promise<void>;
}

interface PuppeteerBrowser {
  version(): Promise<string>;
  createBrowserContext(): Promise<{ newPage(): Promise<PuppeteerPage>; close(): Promise<void> }>;
  close(): Promise<void>;
}

/** A Firefox of the machine, driven over WebDriver BiDi by puppeteer-core (tests/browsers/package.json). */
export function firefoxEngine(executablePath: string): Engine {
  return {
    description: `WebDriver BiDi on ${executablePath}`,
    start: (site) => start(executablePath, site),
  };
}

async function start(executablePath: string, site: string): Promise<Driver> {
  const name: string = 'puppeteer-core';
  const { default: puppeteer } = await import(name);
  const browser: PuppeteerBrowser = await puppeteer.launch({
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
      await page.evaluateOnNewDocument(watchScript);
      return tabOf(page, site, () => context.close());
    },
    close: () => browser.close(),
  };
}

function tabOf(page: PuppeteerPage, site: string, close: () => Promise<void>): Tab {
  const elementAt = async (expression: string) => {
    const element = (await page.evaluateHandle(expression)).asElement();
    if (!element) throw new Error('The element has gone');
    return element;
  };
  return {
    async open(address) {
      await page.goto(`${site}${address}`);
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
    resize: (width, height) => page.setViewport({ width, height }),
    async screenshot(file) {
      await page.screenshot({ path: file });
    },
    close,
  };
}
