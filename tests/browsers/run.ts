import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { after, type TestContext, test } from 'node:test';
import { parseArgs } from 'node:util';
import { type RunningEditor, runEditor } from '../editor/running-editor.ts';
import { languages } from '../site.ts';
import { type Driver, engineNames, type Tab } from './driver.ts';
import { startEngine } from './engines/start-engine.ts';
import { journeys } from './journeys.ts';
import { ownerJourneys } from './owner-journeys.ts';
import { Visitor } from './visitor.ts';
import { watchedSite } from './watched-site.ts';

const results = path.join(import.meta.dirname, '..', '..', 'test-results', 'browsers');

const { values: options } = parseArgs({
  options: {
    /** Names of the engines to run; by default all. */
    only: { type: 'string', multiple: true, default: [...engineNames] },
    /** An engine that cannot be installed is reported but not counted as a failure. */
    'allow-missing': { type: 'boolean', default: false },
  },
});

const unknown = options.only.filter((name) => !engineNames.some((one) => one === name));
if (unknown.length > 0) throw new Error(`--only: expected some of ${engineNames}; found ${unknown}`);

const site = await watchedSite();
after(() => site.close());

/** The editor is started by the first journey that needs it. */
let editor: RunningEditor | undefined;
after(() => editor?.close());

for (const name of engineNames.filter((one) => options.only.includes(one))) {
  test(name, async (engine) => {
    const driver = await startEngine(name).catch((error: Error) => {
      if (!options['allow-missing']) throw error;
      engine.skip(error.message);
    });
    if (!driver) return;
    engine.diagnostic(driver.version);
    engine.after(() => driver.close());

    for (const [index, { title, tell }] of journeys.entries()) {
      for (const language of languages) {
        const { locale } = language;
        await inNewTab(
          engine,
          driver,
          `${name}-${locale}-${index + 1}`,
          `${locale}: a visitor ${title}`,
          (tab) => tell(new Visitor(tab, site.url), language),
        );
      }
    }
    // The owner's journeys are left out in the oldest engine, since the editor supports only current browsers.
    if (name === 'chromium-109') return;
    for (const [index, { title, tell }] of ownerJourneys.entries()) {
      await inNewTab(engine, driver, `${name}-owner-${index + 1}`, `the owner ${title}`, async (tab) => {
        editor ??= await runEditor();
        await tell(new Visitor(tab, editor.url), editor);
      });
    }
  });
}

/** Runs a test in a new tab; if it fails, a screenshot is saved under `picture`. */
async function inNewTab(
  engine: TestContext,
  driver: Driver,
  picture: string,
  title: string,
  tell: (tab: Tab) => Promise<void>,
) {
  // The timeout keeps a browser that no longer answers from blocking the others.
  await engine.test(title, { timeout: 300_000 }, async () => {
    const tab = await driver.newTab();
    try {
      await tab.resize(1366, 844);
      await tell(tab);
    } catch (error) {
      await mkdir(results, { recursive: true });
      await tab.screenshot(path.join(results, `${picture}.png`)).catch(() => undefined);
      throw error;
    } finally {
      await tab.close().catch(() => undefined);
    }
  });
}
