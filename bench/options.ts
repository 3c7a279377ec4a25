import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Locale, languages } from '#model/language/locales.ts';
import { itemPages, type PageKey, pages } from '#model/site-map.ts';
import { isCalledDirectly } from '#scripts/tools/called-directly.ts';
import { runScript } from '#scripts/tools/run-script.ts';

export type Theme = 'light' | 'dark';
/** A page to measure: a page of the site map, or the page of one item, such as `frames-item`. */
export type BenchPage = PageKey | `${(typeof itemPages)[number]}-item`;

/** The error for an unknown flag, or for a flag with an invalid value, on the command line. */
export class FlagError extends Error {}

/** What to measure. `runs` is the number of Lighthouse runs per page and of runs per interaction. */
export interface Options {
  pages: BenchPage[];
  languages: Locale[];
  themes: Theme[];
  runs: number;
  weight: boolean;
  lighthouse: boolean;
  interactions: boolean;
  editor: boolean;
  /** The folder of a site built from another commit. Lighthouse audits that site and the present build alternately. */
  beside: string | undefined;
}

const allPages: BenchPage[] = [
  ...pages.map(({ key }) => key),
  ...itemPages.map((key) => `${key}-item` as const),
];
const allThemes: Theme[] = ['light', 'dark'];
const toggle = { type: 'boolean', default: true } as const;

/**
 * Reads the command's flags. @throws `FlagError` if a flag is wrong
 * @example readOptions(['--pages', 'home,frames', '--runs', '1', '--no-weight'])
 */
export function readOptions(args: string[]): Options {
  const { values } = parse(args);
  return {
    pages: choose('pages', values.pages, allPages),
    languages: choose('languages', values.languages, languages),
    themes: choose('themes', values.themes, allThemes),
    runs: wholeNumber('runs', values.runs),
    weight: values.weight,
    lighthouse: values.lighthouse,
    interactions: values.interactions,
    editor: values.editor,
    beside: values.beside && folder('beside', values.beside),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowNegative: true,
      options: {
        pages: { type: 'string', default: 'all' },
        languages: { type: 'string', default: 'all' },
        themes: { type: 'string', default: 'all' },
        runs: { type: 'string', default: '5' },
        beside: { type: 'string' },
        weight: toggle,
        lighthouse: toggle,
        interactions: toggle,
        editor: toggle,
        build: toggle,
      },
    });
  } catch (error) {
    throw new FlagError((error as Error).message);
  }
}

function choose<T extends string>(flag: string, value: string, known: T[]): T[] {
  if (value === 'all') return known;
  const names = value.split(',');
  const unknown = names.filter((name) => !known.includes(name as T));
  if (unknown.length === 0) return known.filter((name) => names.includes(name));
  throw new FlagError(`--${flag}: expected some of ${known.join(',')}; found ${unknown.join(',')}`);
}

function folder(flag: string, value: string): string {
  if (existsSync(path.join(value, 'index.html'))) return path.resolve(value);
  throw new FlagError(`--${flag}: expected the build/client of another checkout, found ${value}`);
}

function wholeNumber(flag: string, value: string): number {
  if (/^[1-9]\d*$/.test(value)) return Number(value);
  throw new FlagError(`--${flag}: expected a whole number above 0, found ${value}`);
}

if (isCalledDirectly(import.meta.filename)) {
  await runScript(async () => void readOptions(process.argv.slice(2)), FlagError);
}
