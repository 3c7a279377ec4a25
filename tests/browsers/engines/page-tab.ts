import type { Tab } from '../driver.ts';

interface PageElement {
  click(): Promise<void>;
  type(text: string): Promise<void>;
}

/** The methods that the pages of Playwright and Puppeteer have in common. */
export interface Page {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  evaluate<Value>(expression: string): Promise<Value>;
  evaluateHandle(expression: string): Promise<{ asElement(): PageElement | null }>;
  keyboard: { press(key: string): Promise<void> };
  screenshot(options: { path: string }): Promise<unknown>;
}

/** A page of Playwright or Puppeteer as a tab, without the methods that the two name differently. */
export function pageTab(page: Page): Omit<Tab, 'resize' | 'close'> {
  const elementAt = async (expression: string) => {
    const element = (await page.evaluateHandle(expression)).asElement();
    if (!element) throw new Error('The element has been removed');
    return element;
  };
  return {
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    back: () => page.goBack(),
    evaluate: (expression) => page.evaluate(expression),
    click: async (element) => (await elementAt(element)).click(),
    type: async (element, text) => (await elementAt(element)).type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: (file) => page.screenshot({ path: file }),
  };
}
