/*
 * What the benchmark uses of its own package. It is not among the site's, so that `npm run typecheck` has to know
 * its shape without it.
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
