import path from 'node:path';
import type { z } from 'zod';
import type { Mistake } from '#model/content/content-error.ts';
import { kindOf } from '#model/content/content-kinds.ts';
import { fieldsIn, fieldsOf, isPictureField } from '#model/content/field.ts';
import { fieldName } from '#model/content/field-path.ts';
import type { MistakeCode, MistakeValues, Phrase } from '#model/content/mistake-words.ts';
import { mistakesOf } from '#model/content/mistakes.ts';
import { readYaml } from '#model/content/read-yaml.ts';
import { withoutSampleMarks } from '#model/content/sample-marks.ts';
import { languages } from '#model/language/locales.ts';
import { ContentFiles } from './content-files.server.ts';

/** An item of the content, with the name of its folder (the slug) and the folder's path in content/. */
export type Item<T> = T & { slug: string; folder: string };

/** Options for reading the content folder. */
export interface ReadingOptions {
  /** The content folder's files. Callers pass them if they have read the folder already or include drafts. */
  files?: ContentFiles;
  /** A cache of the content files already read, by path, for later readings. */
  cache?: Map<string, ReadFile>;
}

/** One version of a content file: the parsed YAML (`raw`), and its validated `value` or its mistakes. */
interface ReadFile {
  version: string;
  raw: unknown;
  value: unknown;
  mistakes: Mistake[];
  /** The pictures that the content file names; undefined until they are first needed. */
  pictures?: NamedPicture[];
}

/** A field that names a picture, and the picture's path below the content folder. */
interface NamedPicture {
  picture: string;
  field: string;
  /** Whether the picture is a print's flat picture (for the wall tool), which no page shows. */
  isArt: boolean;
}

/** Reads files of the content folder, validates them against schemas, and collects all mistakes. */
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

  /** Adds a mistake. `file` is a path inside the content folder. */
  addMistake(file: string, field: string, code: MistakeCode, values: MistakeValues = {}): void {
    this.mistakes.push({ file: `content/${file}`, field, code, values });
  }

  has(file: string): boolean {
    return this.#files.has(file);
  }

  /** The names of the folders directly inside a folder, in alphabetical order. */
  foldersIn(folder: string): string[] {
    return this.#files.foldersIn(folder);
  }

  /**
   * Reads a YAML file and returns its validated value. For a missing or invalid file, mistakes are added and the result
   * is undefined.
   */
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

  /** Reads the validated value of a kind of content that has only one file (see content-kinds.ts). */
  readOne<T extends z.ZodType>({ file, schema }: { file: string; schema: T }): z.infer<T> | undefined {
    return this.readFile(file, schema);
  }

  /** The validated items of a folder: every `<folder>/<slug>/item.yaml` without mistakes. */
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

  /**
   * Adds a mistake for every missing picture that a file names, and for every print's flat picture (`art-…`) that a
   * field for other pictures names.
   */
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

  /** Adds a mistake for every item with the same value of a field as an earlier item. */
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

/** The pictures that a content file names: beside the file, in another item's folder, or portraits in people/. */
function picturesIn(file: string, value: unknown): NamedPicture[] {
  const kind = kindOf(file);
  // words.yaml names no pictures, and its large schema takes time to make.
  if (!kind || kind === 'words') return [];
  const named = fieldsIn(fieldsOf(kind), value).flatMap(
    ({ path: at, field, value: name }): NamedPicture[] => {
      // Fields that refer to another picture of the item are left out: check-references.server.ts checks them.
      if (typeof name !== 'string' || field.refersTo || !isPictureField(field)) return [];
      const folder = field.widget === 'portrait' ? 'people' : path.posix.dirname(file);
      const picture = path.posix.join(folder, name);
      return [{ picture, field: fieldName(at).replace(/\.(en|ar)$/, ''), isArt: field.widget === 'art' }];
    },
  );
  // A portrait for both languages appears twice; one entry is enough.
  return [...new Map(named.map((one) => [`${one.field} ${one.picture}`, one])).values()];
}
