import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../../app/language/locales.ts';
import { addressOf } from '../../app/site-map.ts';
import { serve } from '../../scripts/serve.ts';
import { median } from '../median.ts';
import { launchBrowser } from '../phone.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { measureLoad } from './blocking-time.ts';
import { copyWithFrames } from './grow-catalogue.ts';
import { type StepTime, timeBuild } from './time-build.ts';

/** A page that lists all frames: its HTML in bytes, blocked ms while it loads, and its elements. */
export interface GrownPage {
  page: 'home' | 'frames';
  language: Locale;
  raw: number;
  brotli: number;
  blockingTime: number[];
  elements: number;
}

/** The site with a catalogue of `frames` frames. */
export interface Growth {
  frames: number;
  steps: StepTime[];
  pages: GrownPage[];
}

const listingPages = ['home', 'frames'] as const;

/** Builds a copy of the project with that many frames in a temporary folder, and loads its pages `runs` times. */
export function measureGrowth(frames: number, languages: Locale[], runs: number): Promise<Growth> {
  return inTemporaryFolder(`${frames}-frames-`, async (folder) => {
    await copyWithFrames(folder, frames);
    const steps = await timeBuild(folder);
    return { frames, steps, pages: await loadPages(path.join(folder, 'build', 'client'), languages, runs) };
  });
}

async function loadPages(client: string, languages: Locale[], runs: number): Promise<GrownPage[]> {
  const { url, close } = await serve({ port: 0, folder: client });
  const browser = await launchBrowser();
  try {
    const grown: GrownPage[] = [];
    for (const page of listingPages) {
      for (const language of languages) {
        const address = addressOf(page, language);
        const file = path.join(client, address === '/' ? 'index.html' : `${address}.html`);
        const loads = [];
        for (let run = 0; run < runs; run += 1) loads.push(await measureLoad(browser, `${url}${address}`));
        grown.push({
          page,
          language,
          raw: (await stat(file)).size,
          brotli: (await stat(`${file}.br`)).size,
          blockingTime: loads.map(({ blockingTime }) => blockingTime),
          elements: median(loads.map(({ elements }) => elements)),
        });
      }
    }
    return grown;
  } finally {
    await browser.close();
    await close();
  }
}
