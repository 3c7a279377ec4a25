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

/** The browser that all checks use. */
const use: NonNullable<PlaywrightTestConfig['use']> = {
  ...devices['Desktop Chrome'],
  baseURL: `http://localhost:${port}`,
  // TRACE=1 keeps a trace of what fails; for every test it would double the time.
  trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  // A service worker answers behind the back of page.route; the journey without a connection allows it.
  serviceWorkers: 'block',
  // Nothing moves, so that nothing has to be waited for; what moves has a journey of its own.
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    // Where the machine names no language, Chromium writes no Arabic file name.
    env: { LANG: 'C.UTF-8', ...process.env },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The last list counts alone: it repeats Playwright's own, and adds what draws the address bar's suggestions for
      // every new window. Nobody sees them, and they cost as much as a page of the site.
      `--disable-features=${[...disabledByPlaywright, ...addressBarSuggestions].join()}`,
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
/** Checks in other projects, and those that need no browser (vitest.config.ts). */
const elsewhere = ['architecture/**', 'builds/**', 'editor/**', 'sample-content/**'];

/** Whole builds need no built site. */
const areBuildsAlone = process.argv.includes('--project=builds');

/** All checks in a browser. CHROMIUM_PATH names a browser of the machine; without it Playwright's own is used. */
export default defineConfig({
  testDir: 'tests',
  projects: [
    // Most checks look at no photograph, and their browser draws none: on the longest pages that is a quarter of the time.
    // Those that need them are called `….pictures.spec.ts`.
    { name: 'site', testIgnore: [...elsewhere, withPictures], use: withoutPictures },
    { name: 'site-pictures', testMatch: withPictures, testIgnore: elsewhere },
    { name: 'editor', testDir: 'tests/editor', use: withoutPictures },
    // Copies of the project with edge-case and broken content: `npm run test:builds`. They take minutes.
    { name: 'builds', testDir: 'tests/builds', fullyParallel: false, workers: 1 },
  ],
  fullyParallel: true,
  // What a busy machine takes; a check that finds what it looks for waits no longer for it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // One to a core, and one more while the others wait for a page or a browser; beyond eight they wait for memory.
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
