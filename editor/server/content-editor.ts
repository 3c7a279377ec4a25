import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { CheckedContent } from '../../app/content/check-content.server.ts';
import { checkContent } from '../../app/content/check-content.server.ts';
import type { Mistake } from '../../app/content/content-error.ts';
import type { ReadingOptions } from '../../app/content/content-folder.server.ts';
import { type ContentKind, contentKinds, kindOf } from '../../app/content/content-kinds.ts';
import { sayMistake } from '../../app/content/mistake-words.ts';
import { readYaml } from '../../app/content/read-yaml.ts';
import { clockAt, isoDay } from '../../app/hours/clock.ts';
import { fieldsOf } from '../forms/field.ts';
import type { Change } from '../yaml/change.ts';
import { splice } from '../yaml/splice.ts';
import { DraftStore } from './draft-store.ts';
import { normalizeChange } from './normalize-change.ts';
import { PreviewFolder } from './preview-folder.ts';
import type { Choice, EditorState, FileState, ItemState, ToldMistake } from './state.ts';

type Drawn = Parameters<typeof checkContent>[1];

interface EditorFolders {
  contentRoot: string;
  /** Where drafts, their preview and its work folder stand. */
  editor: string;
}

/** Thrown at a request that no page of the editor makes. */
export class Refusal extends Error {}

/** The content as the owner has it before her: drafts over what is published, checked after every change. */
export class ContentEditor {
  readonly store: DraftStore;
  readonly #root: string;
  readonly #preview: PreviewFolder;
  readonly #drawn: Drawn;
  readonly #cache: NonNullable<ReadingOptions['cache']> = new Map();
  readonly #pictures: NonNullable<ReadingOptions['pictures']> = new Map();
  readonly #listeners = new Set<(files: string[]) => void>();
  #checked: CheckedContent = { content: undefined, mistakes: [] };
  #held: string[] = [];
  /** The files that had drafts when it was last checked. */
  #known: string[] = [];
  #version = 0;
  #refreshing: Promise<void> = Promise.resolve();

  /** @param drawn the characters that the site's fonts can draw */
  constructor({ contentRoot, editor }: EditorFolders, drawn: Drawn) {
    this.#root = contentRoot;
    this.#drawn = drawn;
    this.store = new DraftStore(contentRoot, editor, schemaVersion());
    this.#preview = new PreviewFolder(contentRoot, path.join(editor, 'preview'), async (texts) => {
      return (await this.#check(texts)).mistakes;
    });
  }

  async open(): Promise<void> {
    await this.store.open();
    await this.#preview.open();
    await this.#refresh();
  }

  /** Calls back after every change, with the files that have drafts or had some; returns how to stop it. */
  onChange(listener: (files: string[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get mistakes(): Mistake[] {
    return this.#checked.mistakes;
  }

  /**
   * Applies changes to drafts in one step of undo, and checks them.
   * @param key what is changed (see DraftStore.change)
   * @throws Error where a file is none of the content's, or a path leads nowhere
   */
  async change(key: string, changes: { file: string; change: Change }[]): Promise<void> {
    await this.store.change(key, (textOf) => {
      const texts = new Map<string, string>();
      for (const { file, change } of changes) {
        const kind = this.#kindOf(file);
        const text = texts.get(file) ?? textOf(file);
        const { value } = readYaml(Buffer.from(text));
        texts.set(file, splice(text, normalizeChange(change, value, fieldsOf(kind))));
      }
      return texts;
    });
    await this.#refresh();
  }

  async undo(): Promise<string[]> {
    const files = await this.store.undo();
    await this.#refresh();
    return files.map(addressOf);
  }

  async redo(): Promise<string[]> {
    const files = await this.store.redo();
    await this.#refresh();
    return files.map(addressOf);
  }

  async discard(file: string): Promise<void> {
    this.#kindOf(file);
    await this.store.discard(file);
    await this.#refresh();
  }

  /** A draft whose file someone else has changed goes on from what is published now. */
  async keepDraft(file: string): Promise<void> {
    this.#kindOf(file);
    await this.store.rebase(file);
    await this.#refresh();
  }

  /** After a publication, or where content/ was changed by others. */
  async reload(): Promise<void> {
    await this.#preview.open();
    await this.#refresh();
  }

  async state(): Promise<EditorState> {
    const files = this.files();
    const items = new Map<string, EditorState['items'][number]>();
    for (const file of files) {
      const address = addressOf(file);
      const kind = this.#kindOf(file);
      const item = items.get(address) ?? {
        address,
        kind,
        title: this.#titleOf(file, kind),
        files: [],
        isDraft: false,
        isStale: false,
        isHeld: false,
        mistakes: 0,
      };
      const isDraft = this.store.drafts.has(file);
      items.set(address, {
        ...item,
        title: { ...item.title, ...this.#titleOf(file, kind) },
        files: [...item.files, file],
        isDraft: item.isDraft || isDraft,
        isStale: item.isStale || (isDraft && (await this.store.isStale(file))),
        isHeld: item.isHeld || this.#held.includes(file),
        mistakes: item.mistakes + this.#mistakesOf(file).length,
      });
    }
    return {
      version: this.#version,
      items: [...items.values()],
      mistakes: this.mistakes.map(told),
      ended: endedExceptions(this.#checked.content),
      canUndo: this.store.canUndo,
      canRedo: this.store.canRedo,
    };
  }

  /** Everything that the form of one item needs; undefined where there is none. */
  async item(address: string): Promise<ItemState | undefined> {
    const files = this.files().filter((file) => addressOf(file) === address);
    if (files.length === 0) return undefined;
    return {
      version: this.#version,
      address,
      files: await Promise.all(
        files.map(async (file): Promise<FileState> => {
          const kind = this.#kindOf(file);
          const { value, problem } = readYaml(Buffer.from(this.store.text(file)));
          return {
            file,
            kind,
            schema: fieldsOf(kind),
            value: problem ? null : value,
            isDraft: this.store.drafts.has(file),
            isHeld: this.#held.includes(file),
            isOlder: await this.store.isOlder(file),
            mistakes: this.#mistakesOf(file).map(told),
          };
        }),
      ),
      choices: this.#choicesFor(files[0] ?? ''),
    };
  }

  /** The content's files, in the order of the kinds. */
  files(): string[] {
    return Object.values(contentKinds).flatMap((kind) => {
      if ('file' in kind) return existsSync(path.join(this.#root, kind.file)) ? [kind.file] : [];
      return this.#foldersIn(kind.folder).flatMap((slug) =>
        kind.files
          .map((name) => `${kind.folder}/${slug}/${name}`)
          .filter((file) => existsSync(path.join(this.#root, file))),
      );
    });
  }

  #kindOf(file: string): ContentKind {
    const kind = kindOf(file);
    if (!kind || !this.files().includes(file)) throw new Refusal(`There is no content/${file}`);
    return kind;
  }

  #foldersIn(folder: string): string[] {
    const place = path.join(this.#root, folder);
    if (!existsSync(place)) return [];
    return readdirSync(place, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
  }

  #mistakesOf(file: string): Mistake[] {
    return this.mistakes.filter((mistake) => mistake.file === `content/${file}`);
  }

  #titleOf(file: string, kind: ContentKind): Partial<Record<'en' | 'ar', string>> {
    const { value } = readYaml(Buffer.from(this.store.text(file)));
    const title = (value as { title?: unknown } | null)?.title;
    if (kind === 'courses' && typeof title === 'string') return { [path.basename(file, '.yaml')]: title };
    const { en, ar } = (typeof title === 'object' && title ? title : {}) as Record<string, unknown>;
    return { ...(typeof en === 'string' ? { en } : {}), ...(typeof ar === 'string' ? { ar } : {}) };
  }

  /** What fields that refer to something may say. */
  #choicesFor(file: string): Record<string, Choice[]> {
    const folders = (kind: 'frames' | 'portfolio' | 'projects' | 'courses', prefix = '') =>
      this.#foldersIn(kind).map((slug): Choice => {
        const name = kind === 'courses' ? 'en.yaml' : 'item.yaml';
        return { value: `${prefix}${slug}`, title: this.#titleOf(`${kind}/${slug}/${name}`, kind) };
      });
    const own = readYaml(Buffer.from(this.store.text(file))).value as Record<string, unknown> | null;
    const colors = readYaml(Buffer.from(this.store.text('frame-colors.yaml'))).value;
    const named = (list: unknown): Choice[] =>
      (Array.isArray(list) ? list : []).flatMap(({ id, name }) =>
        typeof id === 'string' ? [{ value: id, title: name ?? {} }] : [],
      );
    const images = (Array.isArray(own?.images) ? own.images : []).map((image: unknown) =>
      typeof image === 'string' ? image : String((image as { url?: unknown } | null)?.url ?? ''),
    );
    const folder = file.includes('/') ? path.dirname(file) : '';
    return {
      frames: folders('frames'),
      portfolio: folders('portfolio'),
      works: [
        ...folders('portfolio', 'portfolio/'),
        ...folders('projects', 'projects/'),
        ...folders('courses', 'courses/'),
      ],
      frameColors: named(colors),
      prints: named(own?.prints),
      images: images.map((value: string) => ({ value, title: {} })),
      art: this.#picturesIn(folder, true).map((value) => ({ value, title: {} })),
      picture: this.#picturesIn(folder).map((value) => ({ value, title: {} })),
      portrait: this.#picturesIn('people').map((value) => ({ value, title: {} })),
    };
  }

  /** @param isArt the flat pictures of prints, which pages do not show */
  #picturesIn(folder: string, isArt = false): string[] {
    const folders = folder ? [folder] : ['pictures', 'rooms'];
    return folders.flatMap((one) => {
      const place = path.join(this.#root, one);
      if (!existsSync(place)) return [];
      return readdirSync(place)
        .filter((name) => /\.(jpe?g|png|webp|avif|svg)$/i.test(name) && name.startsWith('art-') === isArt)
        .map((name) => (folder ? name : `${one}/${name}`))
        .sort();
    });
  }

  #check(texts: ReadonlyMap<string, string>): Promise<CheckedContent> {
    return checkContent(this.#root, this.#drawn, { texts, cache: this.#cache, pictures: this.#pictures });
  }

  /** One at a time; each sees all drafts that are there when it begins. */
  #refresh(): Promise<void> {
    // One that failed (a full disk) does not keep the next from trying.
    this.#refreshing = this.#refreshing
      .catch(() => {})
      .then(async () => {
        const drafts = new Map(this.store.drafts);
        const files = [...new Set([...this.#known, ...drafts.keys()])];
        this.#known = [...drafts.keys()];
        this.#checked = await this.#check(drafts);
        this.#held = await this.#preview.show(drafts, this.#checked.mistakes);
        this.#version += 1;
        for (const listener of this.#listeners) listener(files);
      });
    return this.#refreshing;
  }
}

/** Exceptions of the opening hours that can go. */
function endedExceptions(content: CheckedContent['content']): EditorState['ended'] {
  if (!content) return [];
  const { zone, exceptions } = content.site.hours;
  const today = clockAt(zone, Date.now()).day;
  return exceptions.filter(({ to }) => to < today).map(({ to, note }) => ({ day: isoDay(to), note }));
}

/** Where a file is edited: `/frames/amman`, `/faq`; both files of a course have one address. */
export function addressOf(file: string): string {
  return `/${file.includes('/') ? path.posix.dirname(file) : file.replace(/\.yaml$/, '')}`;
}

function told(mistake: Mistake): ToldMistake {
  const { file, field, code, values = {} } = mistake;
  const own = file.replace(/^content\//, '');
  return {
    file: own,
    field,
    address: kindOf(own) ? addressOf(own) : '',
    text: { en: sayMistake(code, values, 'en'), ar: sayMistake(code, values, 'ar') },
  };
}

/** Changes with every schema: a draft that was begun under another one is told. */
function schemaVersion(): string {
  const schemas = Object.keys(contentKinds).map((kind) => fieldsOf(kind as ContentKind));
  return createHash('sha256').update(JSON.stringify(schemas)).digest('hex').slice(0, 12);
}
