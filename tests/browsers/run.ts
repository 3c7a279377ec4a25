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
    /** Engines to run, by name; all where it is left out. */
    only: { type: 'string', multiple: true, default: [...engineNames] },
    /** An engine that cannot be had is said, but is no failure. */
    'allow-missing': { type: 'boolean', default: false },
  },
});

const unknown = options.only.filter((name) => !engineNames.some((one) => one === name));
if (unknown.length > 0) throw new Error(`--only: expected some of ${engineNames}; found ${unknown}`);

const site = await watchedSite();
after(() => site.close());

/** Started by the first journey that needs it. */
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
    // The editor is promised for today's browsers alone.
    if (name === 'chromium-109') return;
    for (const [index, { title, tell }] of ownerJourneys.entries()) {
      await inNewTab(engine, driver, `${name}-owner-${index + 1}`, `the owner ${title}`, async (tab) => {
        editor ??= await runEditor();
        await tell(new Visitor(tab, editor.url), editor);
      });
    }
  });
}

/** A test in a tab of its own; where it fails, what the window shows is kept under the picture's name. */
async function inNewTab(
  engine: TestContext,
  driver: Driver,
  picture: string,
  title: string,
  tell: (tab: Tab) => Promise<void>,
) {
  // A browser that has stopped answering must not stop the others.
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
