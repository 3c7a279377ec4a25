import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the code; they need none of the site's build. */
export default defineConfig({
  test: { include: ['app/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] },
});
