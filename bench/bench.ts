import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serve } from '#scripts/serve.ts';
import { runScript } from '#scripts/tools/run-script.ts';
import type { EditorMeasure } from './editor/editor-measure.ts';
import { editorTable, measureEditor } from './editor/measure-editor.ts';
import { interactionsIn } from './interaction/interactions.ts';
import {
  type InteractionResult,
  interactionTable,
  measureInteraction,
} from './interaction/measure-interaction.ts';
import { comparePages } from './lighthouse/compare-pages.ts';
import { besideTable, lighthouseTable } from './lighthouse/lighthouse-tables.ts';
import { FlagError, type Options, readOptions } from './options.ts';
import { launchBrowser } from './phone.ts';
import { readEnvironment } from './report/environment.ts';
import { summaryTable } from './report/summary-table.ts';
import { asMarkdown, asText, type Table } from './report/table.ts';
import { listVisits, nameOf } from './visits.ts';
import { measureWeight, type Weight, weightTable } from './weight/measure-weight.ts';

/*
 * Measures the built site, prints the results and writes them to bench/results/. A failed measurement is reported at once and
 * again at the end; the others go on, and the command ends with exit code 1.
 */

const resultsFolder = path.join(import.meta.dirname, 'results');
const failures: string[] = [];
const tables: Table[] = [];

async function bench(options: Options): Promise<void> {
  const environment = readEnvironment();
  const { url, close } = await serve({ port: 0 });
  const results = {
    environment,
    options,
    weights: options.weight ? await weigh(url, options) : [],
    lighthouse: options.lighthouse ? await audit(url, options) : [],
    interactions: options.interactions ? await interact(url, options) : [],
    editor: options.editor ? await measureOwnersEditor(options) : [],
    failures,
  };
  await close();
  if (options.lighthouse || options.interactions)
    show(summaryTable(results.lighthouse, results.interactions));
  const facts = Object.entries(environment).map(([name, fact]) => `${name}: ${fact}`);
  await mkdir(resultsFolder, { recursive: true });
  await writeFile(path.join(resultsFolder, 'latest.json'), `${JSON.stringify(results, undefined, 2)}\n`);
  await writeFile(
    path.join(resultsFolder, 'latest.md'),
    `${['# Benchmark', facts.map((fact) => `- ${fact}`).join('\n'), ...failures, ...tables.map(asMarkdown)].join('\n\n')}\n`,
  );
  console.log(`\n${facts.join('\n')}\n\nbench/results/latest.json and latest.md hold the same.`);
  if (failures.length === 0) return;
  console.error(`\n${failures.length} failed:\n${failures.join('\n')}`);
  process.exitCode = 1;
}

async function weigh(url: string, options: Options): Promise<Weight[]> {
  const browser = await launchBrowser();
  const weights = await inSequence(listVisits(options), (visit) =>
    attempt(`weight ${nameOf(visit)}`, () => measureWeight(browser, url, visit)),
  );
  await browser.close();
  show(weightTable(weights));
  return weights;
}

async function audit(url: string, options: Options) {
  const comparisons = await comparePages(url, listVisits(options), options, attempt);
  if (comparisons.length > 0) show(lighthouseTable(comparisons), ...besideTable(comparisons));
  return comparisons;
}

async function interact(url: string, { pages, languages, runs }: Options): Promise<InteractionResult[]> {
  const browser = await launchBrowser();
  const chosen = languages.flatMap((language) =>
    interactionsIn(language)
      .filter(({ page }) => pages.includes(page))
      .flatMap((interaction) =>
        (interaction.moments ?? ['at rest']).map((moment) => ({ interaction, language, moment })),
      ),
  );
  const results = await inSequence(chosen, ({ interaction, language, moment }) =>
    attempt(`${interaction.name} ${language} ${moment}`, () =>
      measureInteraction(browser, url, interaction, language, moment, runs),
    ),
  );
  await browser.close();
  if (results.length > 0) show(interactionTable(results));
  return results;
}

async function measureOwnersEditor({ runs }: Options): Promise<EditorMeasure[]> {
  const browser = await launchBrowser();
  const measures = (await attempt('editor', () => measureEditor(browser, runs))) ?? [];
  await browser.close();
  if (measures.length > 0) show(editorTable(measures));
  return measures;
}

/** Runs `work` for one item after another, so that measurements do not disturb each other. Undefined results are left out. */
async function inSequence<T, R>(items: T[], work: (item: T) => Promise<R | undefined>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) {
    const result = await work(item);
    if (result !== undefined) results.push(result);
  }
  return results;
}

async function attempt<T>(label: string, work: () => Promise<T>): Promise<T | undefined> {
  console.error(`… ${label}`);
  try {
    return await work();
  } catch (error) {
    const failure = `${label}: ${error instanceof Error ? error.message : error}`;
    failures.push(failure);
    console.error(failure);
    return undefined;
  }
}

function show(...shown: Table[]): void {
  tables.push(...shown);
  for (const table of shown) console.log(`\n${asText(table)}`);
}

// Ends with process.exit(), whose exit handlers remove the temporary folders.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await runScript(() => bench(readOptions(process.argv.slice(2))), FlagError);
