/*
 * The types that the browser tests, and Lighthouse in bench/, use of packages that drive browsers. These packages are
 * installed only for those two, and `npm run typecheck` must pass without them.
 */

declare module 'puppeteer-core' {
  export type Page = import('../engines/page-tab.ts').Page & {
    evaluate<Value, Given extends unknown[]>(
      work: (...given: Given) => Value,
      ...given: Given
    ): Promise<Value>;
    setViewport(viewport: { width: number; height: number }): Promise<void>;
    close(): Promise<void>;
  };

  interface BrowserContext {
    newPage(): Promise<Page>;
    close(): Promise<void>;
  }

  export interface Browser {
    version(): Promise<string>;
    createBrowserContext(): Promise<BrowserContext>;
    close(): Promise<void>;
  }

  export function launch(options: {
    executablePath?: string;
    browser?: 'firefox';
    headless?: boolean;
    args?: readonly string[];
    extraPrefsFirefox?: Record<string, unknown>;
  }): Promise<Browser>;
}

declare module 'puppeteer-core-19' {
  type Page = import('../engines/page-tab.ts').Page & {
    emulateMediaFeatures(features: { name: string; value: string }[]): Promise<void>;
    setViewport(viewport: { width: number; height: number }): Promise<void>;
  };

  interface BrowserContext {
    newPage(): Promise<Page>;
    close(): Promise<void>;
  }

  interface Browser {
    version(): Promise<string>;
    createIncognitoBrowserContext(): Promise<BrowserContext>;
    close(): Promise<void>;
  }

  const puppeteer: {
    launch(options: { executablePath: string; headless: boolean; args: string[] }): Promise<Browser>;
  };
  export default puppeteer;
}
