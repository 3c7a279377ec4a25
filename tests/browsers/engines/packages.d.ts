/*
 * What the oldest engine uses of its own package. It is not among the site's, so that `npm run typecheck` has to know its
 * shape without it.
 */

declare module 'puppeteer-core-19' {
  type Page = import('./page-tab.ts').Page & {
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
