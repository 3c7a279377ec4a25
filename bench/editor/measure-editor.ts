import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type RunningEditor, runEditor } from '#tests/editor/running-editor.ts';
import { logEvents, shortestReported } from '../interaction/event-log.ts';
import { median } from '../median.ts';
import type { Table } from '../report/table.ts';
import type { EditorMeasure } from './editor-measure.ts';
import { multiplyFrames } from './many-frames.ts';
import { measurePublishing } from './measure-publishing.ts';

const kalima = 'frames/kalima/item.yaml';
const manyFrames = 1300;
/** The delay (ms) that the owner does not notice while she types. */
const quickAnswer = 50;

/** Measures the editor in a copy of the project, with the present content and with a hundred times as many frames. */
export async function measureEditor(browser: Browser, runs: number): Promise<EditorMeasure[]> {
  const measures: EditorMeasure[] = [];
  const editor = await runEditor();
  try {
    await editor.kill();
    const warm = await editor.start();
    measures.push({ name: 'warm start: forms', runs: [warm.forms], max: 8000 });
    measures.push({ name: 'warm start: previews', runs: [warm.previews], max: 15_000 });
    measures.push(...(await measureTyping(browser, editor, runs)));
    measures.push(...(await measurePublishing(editor)));
  } finally {
    await editor.close();
  }
  const large = await runEditor((folder) => multiplyFrames(path.join(folder, 'content'), manyFrames));
  try {
    const named = (one: EditorMeasure) => ({ ...one, name: `${manyFrames} frames: ${one.name}` });
    measures.push(named({ name: 'list', runs: await timeList(browser, large, runs), max: 1000 }));
    measures.push(...(await measureTyping(browser, large, runs)).map(named));
  } finally {
    await large.close();
  }
  return measures;
}

async function measureTyping(
  browser: Browser,
  editor: RunningEditor,
  runs: number,
): Promise<EditorMeasure[]> {
  const page = await browser.newPage();
  await page.addInitScript(logEvents, shortestReported);
  await page.goto(`${editor.url}/frames/kalima?language=en`);
  const price = page.locator(`[data-field="content/${kalima}#pricing[1].price"]`);
  await price.waitFor();
  await previewsShow(page, '10 JOD', '10 د.أ');
  const disk: number[] = [];
  const previews: number[] = [];
  for (let run = 0; run < runs + 1; run += 1) {
    // Each run types a price that occurs nowhere else on the page, so that the preview shows when the change has arrived.
    const next = `${61 + run}`;
    await price.fill(next);
    const typed = performance.now();
    const [onDisk, shown] = await Promise.all([
      draftSays(editor, `price: ${next}\n`).then(() => performance.now() - typed),
      previewsShow(page, `${next} JOD`, `${next} د.أ`).then(() => performance.now() - typed),
    ]);
    // The first change after the editor's start is not counted: it also reads files that no page has needed before.
    if (run === 0) continue;
    disk.push(onDisk);
    previews.push(shown);
  }
  await page.evaluate(() => {
    window.loggedEvents = [];
  });
  const text = page.locator(`[data-field="content/${kalima}#description.en"]`);
  await text.pressSequentially(' in ink, on paper', { delay: 80 });
  await page.waitForTimeout(1000);
  const answers = await page.evaluate(() => window.loggedEvents.map(({ duration }) => duration));
  await page.close();
  return [
    { name: 'a key answered', runs: answers.length > 0 ? answers : [shortestReported], max: quickAnswer },
    { name: 'on the disk', runs: disk, max: 500 },
    { name: 'both previews show it', runs: previews, max: 1200 },
  ];
}

async function timeList(browser: Browser, editor: RunningEditor, runs: number): Promise<number[]> {
  const times: number[] = [];
  // All runs use one tab: opening a tab takes the browser as long as showing a page.
  const page = await browser.newPage();
  for (let run = 0; run < runs; run += 1) {
    await page.goto('about:blank');
    await page.waitForTimeout(1000);
    const started = performance.now();
    await page.goto(`${editor.url}/?language=en`, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => [...document.links].some(({ textContent }) => /accessibility/i.test(textContent)),
      undefined,
      { polling: 20 },
    );
    times.push(performance.now() - started);
  }
  await page.close();
  return times;
}

async function draftSays(editor: RunningEditor, text: string): Promise<void> {
  const file = path.join(editor.folder, '.editor', 'drafts', kalima);
  while (!existsSync(file) || !readFileSync(file, 'utf8').includes(text))
    await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Waits until both previews show a text. It polls every 50 ms, since a locator would poll only twice a second after a while. */
async function previewsShow(page: Page, en: string, ar: string): Promise<void> {
  await Promise.all(
    Object.entries({ en, ar }).map(async ([language, text]) => {
      const element = await page.locator(`iframe[data-preview="${language}"]`).elementHandle();
      const frame = await element?.contentFrame();
      await frame?.waitForFunction(
        (wanted) => document.body.textContent.replaceAll(/\s+/g, ' ').includes(wanted),
        text,
        { polling: 50, timeout: 120_000 },
      );
    }),
  );
}

/** The table of the editor's measurements, one row each. */
export function editorTable(measures: EditorMeasure[]): Table {
  return {
    title: 'The owner’s editor (ms)',
    head: ['what', 'median', 'worst', 'at most'],
    rows: measures.map(({ name, runs, max }) => [
      name,
      Math.round(median(runs)),
      Math.round(Math.max(...runs)),
      max ?? '–',
    ]),
  };
}
