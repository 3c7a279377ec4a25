import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '../../scripts/serve.ts';
import { languages } from '../site.ts';
import { type Driver, type EngineName, engineNames, type Tab } from './driver.ts';
import { findEngine } from './engines/find-engine.ts';
import { type Journey, journeys } from './journeys.ts';
import { Visitor } from './visitor.ts';

const results = path.join(import.meta.dirname, '..', '..', 'test-results', 'browsers');
const longest = 120_000;

const { values: options } = parseArgs({
  options: {
    /** Engines to run, by name; all where it is left out. */
    only: { type: 'string', multiple: true, default: [] },
    /** A part of the titles of the journeys to run. */
    journey: { type: 'string', default: '' },
    /** An engine that cannot be had is said, but is no failure. */
    'allow-missing': { type: 'boolean', default: false },
    /** Nothing is downloaded nor installed. */
    'no-install': { type: 'boolean', default: false },
  },
});

interface Outcome {
  passed: number;
  failed: number;
  /** Why it could not be run. */
  missing?: string;
}

async function runAll(): Promise<void> {
  const { url, close } = await serve({ port: 0 });
  const outcomes = new Map<EngineName, Outcome>();
  for (const name of engineNames.filter((one) => !options.only.length || options.only.includes(one)))
    outcomes.set(name, await runEngine(name, url));
  await close();
  report(outcomes);
  const all = [...outcomes.values()];
  const isWell = all.every(({ failed, missing }) => !failed && (!missing || options['allow-missing']));
  process.exitCode = isWell && all.length > 0 ? 0 : 1;
}

async function runEngine(name: EngineName, site: string): Promise<Outcome> {
  console.log(`\n── ${name} ──`);
  const engine = await findEngine(name, { mayInstall: !options['no-install'] });
  if ('missing' in engine) {
    console.log(`cannot be run: ${engine.missing}`);
    return { passed: 0, failed: 0, missing: engine.missing };
  }
  const driver = await engine.start(site);
  console.log(`${driver.version} (${engine.description})`);
  const outcome = { passed: 0, failed: 0 };
  try {
    for (const journey of journeys.filter(({ title }) => title.includes(options.journey))) {
      for (const language of languages) {
        const isWell = await runJourney(name, driver, journey, language);
        outcome[isWell ? 'passed' : 'failed'] += 1;
      }
    }
  } finally {
    await driver.close();
  }
  return outcome;
}

async function runJourney(
  name: EngineName,
  driver: Driver,
  journey: Journey,
  language: (typeof languages)[number],
): Promise<boolean> {
  const started = Date.now();
  const say = (sign: string) => {
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${sign} ${language.locale}: a visitor ${journey.title} (${seconds} s)`);
  };
  let tab: Tab | undefined;
  try {
    tab = await driver.newTab();
    await tab.resize(1366, 844);
    await within(longest, journey.tell(new Visitor(tab), language));
    say('✓');
    return true;
  } catch (error) {
    say('✗');
    console.log(`  ${error instanceof Error ? error.message.replaceAll('\n', '\n  ') : error}`);
    await mkdir(results, { recursive: true });
    const file = path.join(results, `${name}-${language.locale}-${journeys.indexOf(journey) + 1}.png`);
    const isTaken = await tab?.screenshot(file).then(
      () => true,
      () => false,
    );
    if (isTaken) console.log(`  what was seen: ${path.relative(process.cwd(), file)}`);
    return false;
  } finally {
    await tab?.close().catch(() => {});
  }
}

/** Fails where the work takes longer: a browser that has stopped answering must not stop the others. */
async function within(limit: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Took longer than ${limit / 1000} s`)), limit);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function report(outcomes: Map<EngineName, Outcome>) {
  console.log('');
  for (const [name, { passed, failed, missing }] of outcomes)
    console.log(missing ? `${name}: NOT RUN, ${missing}` : `${name}: ${passed} passed, ${failed} failed`);
}

await runAll();
