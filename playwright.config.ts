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
export const use: NonNullable<PlaywrightTestConfig['use']> = {
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
const withoutPictures = {
  ...use.launchOptions,
  args: [...(use.launchOptions?.args ?? []), '--blink-settings=imagesEnabled=false'],
};
/* Whole builds have a command of their own (playwright.builds.config.ts); the sample content needs no browser. */
const elsewhere = ['architecture/**', 'builds/**', 'sample-content/**'];

/** Browser checks on the built site. CHROMIUM_PATH names a browser of the machine; without it Playwright's own is used. */
export default defineConfig({
  testDir: 'tests',
  // Most checks look at no photograph, and their browser draws none: on the longest pages that is a quarter of the time.
  // Those that need them are called `….pictures.spec.ts`.
  projects: [
    { name: 'plain', testIgnore: [...elsewhere, withPictures], use: { launchOptions: withoutPictures } },
    { name: 'pictures', testMatch: withPictures, testIgnore: elsewhere },
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
  webServer: {
    command: 'node scripts/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
