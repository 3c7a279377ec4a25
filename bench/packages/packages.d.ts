/*
 * The types of the package lighthouse that the benchmark uses. The package is installed only for the benchmark, and `npm run
 * typecheck` must pass without it.
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
