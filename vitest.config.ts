import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the code, checks of the sample content by themselves; both need none of the site's build. */
export default defineConfig({
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/sample-content/*.test.ts'],
    // By default one core is left idle.
    maxWorkers: '100%',
  },
});
