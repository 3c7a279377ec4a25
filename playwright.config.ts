import { availableParallelism } from 'node:os';
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';

const port = Number(process.env.SITE_PORT ?? 4188);

const disabledByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
const addressBarSuggestions = ['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup'];
/** A process that each window starts for its next page, in case it is of another site. */
const spareProcess = 'SpareRendererForSitePerProcess';

/** Browser options that all tests share. */
const use: NonNullable<PlaywrightTestConfig['use']> = {
  ...devices['Desktop Chrome'],
  baseURL: `http://localhost:${port}`,
  // With TRACE=1 Playwright keeps a trace of each failed test. Tracing doubles the time of every test, so it is off by
  // default.
  trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  // Service workers are blocked, since page.route does not see requests that they answer. Only the test of a lost connection
  // allows them.
  serviceWorkers: 'block',
  // Reduced motion: no test has to wait for an animation, except the tests of the animations themselves, which turn motion
  // on.
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    // If the environment names no language, Chromium cannot write files with Arabic names.
    env: { LANG: 'C.UTF-8', ...process.env },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Chromium obeys only the last --disable-features. This list repeats Playwright's own and adds the address bar's
      // suggestions, which nobody sees but which cost as much as a page of the site in every new window, and the spare process.
      `--disable-features=${[...disabledByPlaywright, ...addressBarSuggestions, spareProcess].join()}`,
    ],
  },
};

const withPictures = '**/*.pictures.spec.ts';
const withoutPictures: PlaywrightTestConfig['use'] = {
  launchOptions: {
    ...use.launchOptions,
    args: [...(use.launchOptions?.args ?? []), '--blink-settings=imagesEnabled=false'],
  },
};
/** Folders of tests that belong to other Playwright projects, or to Vitest because they need no browser (vitest.config.ts). */
const elsewhere = ['architecture/**', 'builds/**', 'editor/**', 'sample-content/**'];

/** Whether only the tests of whole builds run: they build copies of the site themselves, so the built site is not served. */
const areBuildsAlone = process.argv.includes('--project=builds');

/** All tests in a browser. The variable CHROMIUM_PATH names an installed browser; without it Playwright's own is used. */
export default defineConfig({
  testDir: 'tests',
  projects: [
    // First, because its tests run one after another, in one worker: at the end, the others would have nothing to do.
    { name: 'editor', testDir: 'tests/editor', use: withoutPictures },
    // Most tests need no pictures, so their browser loads none: on the longest pages this saves a quarter of the time. Tests
    // that need pictures are in files named `*.pictures.spec.ts`.
    { name: 'site', testIgnore: [...elsewhere, withPictures], use: withoutPictures },
    { name: 'site-pictures', testMatch: withPictures, testIgnore: elsewhere },
    // These tests build copies of the project with edge-case and broken content (`npm run test:builds`), which takes minutes.
    { name: 'builds', testDir: 'tests/builds', fullyParallel: false, workers: 1 },
  ],
  fullyParallel: true,
  // The time limits (ms) allow for a busy machine. They do not delay tests that pass, which go on as soon as a state is
  // reached.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // One worker per core, and one more for the time in which others wait for a page or browser. More than eight would lack memory.
  workers: Math.min(availableParallelism() + 1, 8),
  reporter: [['list']],
  use,
  ...(areBuildsAlone
    ? {}
    : {
        webServer: {
          command: 'node scripts/serve.ts',
          env: { PORT: String(port) },
          url: `http://localhost:${port}/`,
          reuseExistingServer: false,
        },
      }),
});
