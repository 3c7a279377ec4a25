import { defineConfig } from '@playwright/test';
import { use } from './playwright.config.ts';

/** Whole builds of edge-case and broken content, in copies of the project: `npm run test:builds`. They take minutes. */
export default defineConfig({
  testDir: 'tests/builds',
  workers: 1,
  reporter: [['list']],
  use,
});
