/*
 * What the benchmark uses of its own packages. They are not among the site's, so that `npm run typecheck` has to know
 * their shape without them.
 */

declare module 'lighthouse' {
  interface Audit {
    score: number | null;
    numericValue?: number;
    errorMessage?: string;
  }

  interface Category {
    score: number | null;
    auditRefs: { id: string; weight: number }[];
  }

  export interface Result {
    audits: Record<string, Audit | undefined>;
    categories: Record<string, Category | undefined>;
    environment: { benchmarkIndex: number };
    lighthouseVersion: string;
    runtimeError?: { code: string; message: string };
  }

  export default function lighthouse(
    url: string,
    flags: Record<string, unknown>,
    config: undefined,
    page: import('puppeteer-core').Page,
  ): Promise<{ lhr: Result } | undefined>;
}

declare module 'puppeteer-core' {
  interface Page {
    goto(url: string): Promise<unknown>;
    close(): Promise<void>;
    evaluate<T, A extends unknown[]>(run: (...values: A) => T, ...values: A): Promise<T>;
  }

  interface BrowserContext {
    newPage(): Promise<Page>;
    close(): Promise<void>;
  }

  interface Browser {
    createBrowserContext(): Promise<BrowserContext>;
    close(): Promise<void>;
  }

  export function launch(options: { executablePath: string; args: string[] }): Promise<Browser>;
}
