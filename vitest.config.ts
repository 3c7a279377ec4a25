import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the code, checks of the sample content by themselves; both need none of the site's build. */
export default defineConfig({
  test: {
    include: [
      '{app,editor,model,paper,scripts}/**/*.test.{ts,tsx}',
      'tests/{architecture,sample-content}/*.test.ts',
    ],
    // What a busy machine takes: the longest, fuzzed content and photographs, take ten seconds on an idle one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // By default one core is left idle.
    maxWorkers: '100%',
  },
});
