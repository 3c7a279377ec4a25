import { defineConfig } from 'vitest/config';

/** Runs the unit tests, which are beside the code, and the tests of architecture and sample content. None needs a built site. */
export default defineConfig({
  test: {
    include: [
      '{app,editor,hosting,model,paper,scripts}/**/*.test.{ts,tsx}',
      'tests/{architecture,sample-content}/*.test.ts',
    ],
    globalSetup: 'tests/shared-folder.ts',
    // The time limits (ms) allow for a busy machine: on an idle one the longest tests (fuzzed content, photographs) take ten
    // seconds.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The tests use all cores; by default Vitest leaves one idle.
    maxWorkers: '100%',
  },
});
