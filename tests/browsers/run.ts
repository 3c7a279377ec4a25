import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import { parseArgs } from 'node:util';
import { languages } from '../site.ts';
import { engineNames } from './driver.ts';
import { startEngine } from './engines/start-engine.ts';
import { journeys } from './journeys.ts';
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

for (const name of engineNames.filter((one) => options.only.includes(one))) {
  test(name, async (engine) => {
    const driver = await startEngine(name).catch((error: Error) => {
      if (!options['allow-missing']) throw error;
      engine.skip(error.message);
    });
    if (!driver) return;
    engine.diagnostic(driver.version);
    engine.after(() => driver.close());

    for (const [place, { title, tell }] of journeys.entries()) {
      for (const language of languages) {
        const { locale } = language;
        // A browser that has stopped answering must not stop the others.
        await engine.test(`${locale}: a visitor ${title}`, { timeout: 300_000 }, async () => {
          const tab = await driver.newTab();
          try {
            await tab.resize(1366, 844);
            await tell(new Visitor(tab, site.url), language);
          } catch (error) {
            await mkdir(results, { recursive: true });
            await tab
              .screenshot(path.join(results, `${name}-${locale}-${place + 1}.png`))
              .catch(() => undefined);
            throw error;
          } finally {
            await tab.close().catch(() => undefined);
          }
        });
      }
    }
  });
}
