import path from 'node:path';
import type { z } from 'zod';
import type { Mistake } from '#model/content/content-error.ts';
import { kindOf } from '#model/content/content-kinds.ts';
import { fieldsIn, fieldsOf, namesPicture } from '#model/content/field.ts';
import { fieldName } from '#model/content/field-path.ts';
import type { MistakeCode, MistakeValues, Phrase } from '#model/content/mistake-words.ts';
import { mistakesOf } from '#model/content/mistakes.ts';
import { readYaml } from '#model/content/read-yaml.ts';
import { withoutSampleMarks } from '#model/content/sample-marks.ts';
import { languages } from '#model/language/locales.ts';
import { ContentFiles } from './content-files.server.ts';

/** An item with the name of its folder (the slug) and the folder's path in content/. */
export type Item<T> = T & { slug: string; folder: string };

/** How content is read besides plainly from its folder. */
export interface ReadingOptions {
  /** The folder's files, where they are known or drafts stand in place of some. */
  files?: ContentFiles;
  /** Keeps what was read of each file from one reading to the next. */
  cache?: Map<string, ReadFile>;
}

/** What was read of a version of a file: what it says as plain YAML, and as its schema has it or what is wrong with it. */
interface ReadFile {
  version: string;
  raw: unknown;
  value: unknown;
  mistakes: Mistake[];
  /** Those that it names, once they were looked for. */
  pictures?: NamedPicture[];
}

/** A picture that a field of a file names, by its path below the content folder. */
interface NamedPicture {
  picture: string;
  field: string;
  /** Whether it is a print alone and flat, which no page shows. */
  isArt: boolean;
}

/** The content folder: its files are read against a schema, and every mistake is kept. */
export class ContentFolder {
  readonly mistakes: Mistake[] = [];
  readonly #read = new Map<string, ReadFile>();
  readonly #files: ContentFiles;
  readonly #options: ReadingOptions;

  /** @param root path of the content folder */
  constructor(root: string, options: ReadingOptions = {}) {
    this.#files = options.files ?? new ContentFiles(root);
    this.#options = options;
  }

  /** Keeps a mistake. `file` is a path inside the content folder. */
  addMistake(file: string, field: string, code: MistakeCode, values: MistakeValues = {}): void {
    this.mistakes.push({ file: `content/${file}`, field, code, values });
  }

  has(file: string): boolean {
    return this.#files.has(file);
  }

  /** The names of the folders in a folder, in alphabetical order. */
  foldersIn(folder: string): string[] {
    return this.#files.foldersIn(folder);
  }

  /** What a YAML file says, checked; undefined when it says something else, which is kept as a mistake. */
  readFile<T extends z.ZodType>(file: string, schema: T): z.infer<T> | undefined {
    if (!this.has(file)) {
      const isInTwoFiles = languages.some((locale) => this.has(path.posix.join(file, `../${locale}.yaml`)));
      this.addMistake(file, '', isInTwoFiles ? 'courseInTwoFiles' : 'fileMissing');
      return undefined;
    }
    const { cache } = this.#options;
    const version = this.#files.version(file);
    const known = cache?.get(file);
    const read =
      known?.version === version ? known : { version, ...readBytes(file, this.#files.read(file), schema) };
    cache?.set(file, read);
    this.mistakes.push(...read.mistakes);
    this.#read.set(file, read);
    return read.value as z.infer<T> | undefined;
  }

  /** What the one file of a kind says (see content-kinds.ts). */
  readOne<T extends z.ZodType>({ file, schema }: { file: string; schema: T }): z.infer<T> | undefined {
    return this.readFile(file, schema);
  }

  /** Every `<folder>/<slug>/item.yaml`, checked. */
  readItems<T extends z.ZodType<object>>({
    folder,
    schema,
  }: {
    folder: string;
    schema: T;
  }): Item<z.infer<T>>[] {
    return this.foldersIn(folder).flatMap((slug) => {
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
        this.addMistake(`${folder}/${slug}`, '', 'folderName');
      }
      const item = this.readFile(`${folder}/${slug}/item.yaml`, schema);
      return item ? [{ ...item, slug, folder: `${folder}/${slug}` }] : [];
    });
  }

  /** Expects every picture that was named in a file. */
  expectPictures(): void {
    for (const [file, read] of this.#read) {
      read.pictures ??= picturesIn(file, read.value);
      for (const { field, picture, isArt } of read.pictures) {
        if (!isArt && path.posix.basename(picture).startsWith('art-'))
          this.addMistake(file, field, 'artPicture');
        else if (!this.has(picture)) this.addMistake(file, field, 'noPicture', { picture });
      }
    }
  }

  /** Expects that no two items have the same value in a field. */
  expectUnique<T>(items: T[], field: keyof T & string, fileOf: (item: T) => string): void {
    const firstFile = new Map<unknown, string>();
    for (const item of items) {
      const value = item[field];
      const first = firstFile.get(value);
      if (first === undefined) {
        firstFile.set(value, fileOf(item));
        continue;
      }
      const where: Phrase =
        first === fileOf(item) ? { phrase: 'twiceHere' } : { phrase: 'inOtherFile', values: { file: first } };
      this.addMistake(fileOf(item), field, 'notUnique', { found: JSON.stringify(value), where });
    }
  }
}

function readBytes(file: string, bytes: Buffer, schema: z.ZodType): Omit<ReadFile, 'version'> {
  const { value: raw, problem } = readYaml(bytes);
  if (problem) {
    return {
      raw: undefined,
      value: undefined,
      mistakes: [{ file: `content/${file}`, field: '', ...problem }],
    };
  }
  const value = withoutSampleMarks(raw);
  const checked = schema.safeParse(value);
  if (checked.success) return { raw, value: checked.data, mistakes: [] };
  return { raw, value: undefined, mistakes: mistakesOf(`content/${file}`, value, checked.error) };
}

/** The pictures that a file names: beside it, in a neighbor's folder, or portraits in people/. */
function picturesIn(file: string, value: unknown): NamedPicture[] {
  const kind = kindOf(file);
  // The site's words name none, and their schema takes a while to be made.
  if (!kind || kind === 'words') return [];
  const named = fieldsIn(fieldsOf(kind), value).flatMap(
    ({ path: at, field, value: name }): NamedPicture[] => {
      // What refers to another picture of the item is checked against those.
      if (typeof name !== 'string' || field.refersTo || !namesPicture(field)) return [];
      const folder = field.widget === 'portrait' ? 'people' : path.posix.dirname(file);
      const picture = path.posix.join(folder, name);
      return [{ picture, field: fieldName(at).replace(/\.(en|ar)$/, ''), isArt: field.widget === 'art' }];
    },
  );
  // A portrait that stands for both languages is named twice.
  return [...new Map(named.map((one) => [`${one.field} ${one.picture}`, one])).values()];
}
