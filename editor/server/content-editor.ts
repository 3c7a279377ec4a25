import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Mistake } from '#model/content/content-error.ts';
import { type ContentKind, contentKinds, itemFile, kindOf } from '#model/content/content-kinds.ts';
import { fieldsOf } from '#model/content/field.ts';
import { valueAt } from '#model/content/field-path.ts';
import { readYaml } from '#model/content/read-yaml.ts';
import { withoutSampleMarks } from '#model/content/sample-marks.ts';
import type { CheckedContent } from '#model/on-disk/check-content.server.ts';
import { checkContent } from '#model/on-disk/check-content.server.ts';
import { ContentFiles, type DraftFiles } from '#model/on-disk/content-files.server.ts';
import type { ReadingOptions } from '#model/on-disk/content-folder.server.ts';
import { pictureGaps, titleGaps } from '../ready/find-gaps.ts';
import { findUnready, type UnreadyItem } from '../ready/find-unready.ts';
import { ownedAfter, withoutMarks } from '../ready/sample-edits.ts';
import type { Change } from '../yaml/change.ts';
import { valueIn } from '../yaml/value-in.ts';
import { addressOf } from './address-of.ts';
import { choicesFor } from './choices.ts';
import type { ContentReader } from './content-reader.ts';
import { type SearchAnswer, searchableTexts, searchTexts } from './content-search.ts';
import { DraftStore, type NewDrafts } from './draft-store.ts';
import { editorMistake } from './editor-mistake.ts';
import { endedIn } from './ended.ts';
import { itemCard } from './item-card.ts';
import { DeletedItems } from './items/deleted-items.ts';
import { IdReferenceUpdater } from './items/id-references.ts';
import { normalizeChange } from './normalize-change.ts';
import { editedOrRefused, expectUnchanged } from './owner-edits.ts';
import { namedPictures, pictureName, sharedFolders } from './pictures/named-pictures.ts';
import { unreferencedPictures } from './pictures/unreferenced-pictures.ts';
import { PreviewFolder } from './preview-folder.ts';
import { Refusal } from './refusal.ts';
import { type EditorItem, type EditorState, type ItemState, type Title, titleIn } from './state.ts';

type DrawnCharacters = Parameters<typeof checkContent>[1];

interface EditorFolders {
  contentRoot: string;
  /** The editor's own folder, with the drafts, the preview's copy of the content and the work folder. */
  editor: string;
  /** Reads a content file from the last Git commit; undefined without Git. */
  committed?: (file: string) => Promise<string | undefined>;
}

/**
 * The content as the owner sees it: her drafts replace the published files that they change. The content is checked
 * after every change.
 */
export class ContentEditor implements ContentReader {
  readonly store: DraftStore;
  readonly deleted: DeletedItems;
  /** The published files, as they were at the last check of the content. */
  published: ContentFiles;
  readonly #root: string;
  readonly #preview: PreviewFolder;
  readonly #drawnCharacters: DrawnCharacters;
  readonly #previewRoot: string;
  readonly #committed: NonNullable<EditorFolders['committed']>;
  readonly #cache: NonNullable<ReadingOptions['cache']> = new Map();
  readonly #idReferences = new IdReferenceUpdater();
  readonly #listeners = new Set<(files: string[], version: number) => void>();
  #checked: CheckedContent = { content: undefined, mistakes: [] };
  #held: string[] = [];
  /** The files that had drafts at the last check of the content. */
  #filesWithDrafts: string[] = [];
  #version = 0;
  #search: { version: number; texts: ReturnType<typeof searchableTexts> } | undefined;
  #refreshing: Promise<void> = Promise.resolve();

  /** @param drawnCharacters the characters that the site's fonts can draw */
  constructor(
    { contentRoot, editor, committed = async () => undefined }: EditorFolders,
    drawnCharacters: DrawnCharacters,
  ) {
    this.#root = contentRoot;
    this.#drawnCharacters = drawnCharacters;
    this.published = new ContentFiles(contentRoot);
    this.#previewRoot = path.join(editor, 'preview');
    this.#committed = committed;
    this.deleted = new DeletedItems(contentRoot, editor);
    this.store = new DraftStore(contentRoot, editor, schemaVersion(), () => this.deleted.pictures());
    this.#preview = new PreviewFolder({
      contentRoot,
      folder: this.#previewRoot,
      check: async (drafts) => (await this.#check(drafts)).mistakes,
      committed,
    });
  }

  async open(): Promise<void> {
    await this.store.open();
    await this.#preview.open(this.store.drafts);
    await this.#refresh();
  }

  /**
   * Calls a listener after every change of the content, with the new version number and the files that have drafts now
   * or had drafts before.
   * @returns a function that removes the listener
   */
  onChange(listener: (files: string[], version: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get mistakes(): Mistake[] {
    return this.#checked.mistakes;
  }

  /**
   * Applies changes to drafts in one undo step, and checks the content.
   * @param key identifies what is changed (see DraftStore.change)
   * @param changes `from` is the text that the editor's page showed before the change
   * @throws Refusal if a file does not belong to the content or is deleted, or a path leads nowhere
   * @throws ChangedElsewhere if the text now differs from `from`: another window has changed it
   */
  async change(
    key: string,
    changes: { file: string; change: Change; from?: string | undefined }[],
  ): Promise<void> {
    await this.store.change(key, (textOf) => {
      const texts = new Map<string, string | null>();
      for (const { file, change, from } of changes) {
        const kind = this.expectFile(file);
        const text = texts.get(file) ?? textOf(file);
        const value = valueIn(text);
        if (from !== undefined) expectUnchanged(file, change, from, valueAt(value, change.path));
        const next = this.#editedByOwner(file, text, normalizeChange(change, value, fieldsOf(kind)));
        texts.set(file, next);
        // If the change renames an entry, all references to the entry get the new name.
        const now = (one: string) => texts.get(one) ?? textOf(one);
        const others = () =>
          [...this.files().keys()].map(
            (one) => [one, texts.has(one) ? valueIn(now(one)) : this.value(one)] as const,
          );
        for (const follow of this.#idReferences.referenceChanges(file, change, value, others))
          texts.set(follow.file, editedOrRefused(now(follow.file), follow.change));
        // If the change removes a list entry, the pictures that only this entry named are removed too.
        if (change.type !== 'remove' || typeof change.path.at(-1) !== 'number') continue;
        for (const picture of unreferencedPictures(this, file, value, valueIn(next)))
          texts.set(picture, null);
      }
      return texts;
    });
    await this.#refresh();
  }

  /**
   * Writes or removes whole files as drafts, in one undo step, and checks the content. New items, pictures, removed
   * files and renamed folders need this.
   * @param key identifies what is changed (see DraftStore.change)
   * @param change returns the new drafts by file; `textOf` gives a file's current text
   * @returns the files whose drafts have changed
   * @throws Refusal if a path leads out of the content, or to a file that cannot be content
   */
  async changeFiles(
    key: string,
    change: (textOf: (file: string) => string) => NewDrafts | Promise<NewDrafts>,
  ): Promise<string[]> {
    const files = await this.store.change(key, async (textOf) => {
      const drafts = await change(textOf);
      for (const file of drafts.keys()) this.#expectWritable(file);
      return drafts;
    });
    await this.#refresh();
    return files;
  }

  /** Returns a file's text after some changes. @throws Refusal if a change cannot be made */
  edited(file: string, text: string, changes: Change[]): string {
    const schema = fieldsOf(this.expectFile(file));
    return changes.reduce(
      (now, change) => this.#editedByOwner(file, now, normalizeChange(change, valueIn(now), schema)),
      text,
    );
  }

  /** Returns a file's text after one change by the owner. @throws Refusal if the change cannot be made */
  #editedByOwner(file: string, text: string, change: Change): string {
    return ownedAfter(editedOrRefused(text, change), change.path, this.#textPublished(file));
  }

  /** Finds the texts, drafts included, that contain all words of the query. */
  search(query: string): SearchAnswer {
    if (this.#search?.version !== this.#version) {
      const files = [...this.files()].map(([file, kind]) => ({ file, kind, value: this.value(file) }));
      this.#search = { version: this.#version, texts: searchableTexts(files) };
    }
    return searchTexts(this.#search.texts, query);
  }

  /** Lists the items of the content, drafts included, that are not ready for the public yet. */
  unready(): Promise<UnreadyItem[]> {
    return findUnready(this.currentFiles);
  }

  /**
   * Removes the marks of sample content from an item, because the owner has confirmed the item as her own.
   * @throws Refusal if there is no such item
   */
  async confirm(address: string): Promise<void> {
    const file = this.#fileAt(address);
    if (file === undefined) throw new Refusal(`There is no item at ${address}`);
    await this.changeFiles(`confirm ${address}`, (textOf) => new Map([[file, withoutMarks(textOf(file))]]));
  }

  /**
   * Replaces a file that cannot be read, by a draft, by its last published version.
   * @throws Refusal if the file was never published
   */
  async takePublished(file: string): Promise<void> {
    const text = kindOf(file) && (await this.#committed(file));
    if (text === undefined) throw new Refusal(`There is no published content/${file}`);
    await this.changeFiles(`published ${file}`, () => new Map([[file, text]]));
  }

  /** Undoes the last step of the undo list. @returns the addresses of the items that the step concerned */
  undo(): Promise<string[]> {
    return this.#afterStep(this.store.undo());
  }

  redo(): Promise<string[]> {
    return this.#afterStep(this.store.redo());
  }

  async #afterStep(step: Promise<string[]>): Promise<string[]> {
    const files = await step;
    await this.#refresh();
    return files.map(addressOf);
  }

  /** Discards a file's draft and the drafts of its pictures. A new item disappears, because only drafts of it exist. */
  async discard(file: string): Promise<void> {
    this.expectFile(file);
    await this.store.discard(...this.draftsWith(file));
    await this.#refresh();
  }

  /**
   * Returns a file and the pictures whose drafts are published or discarded with the file: pictures in the item's
   * folder, and pictures in shared folders that the draft or the published file names.
   */
  draftsWith(file: string): string[] {
    const drafts = [...this.store.drafts.keys()];
    const folder = file.includes('/') ? `${path.posix.dirname(file)}/` : undefined;
    const beside = drafts.filter((one) => folder && one.startsWith(folder));
    const shared = drafts.filter((one) => sharedFolders.includes(one.split('/')[0] ?? ''));
    const values = shared.length > 0 ? [this.publishedValue(file), this.value(file)] : [];
    const named = values.flatMap((value) => namedPictures(file, value));
    return [...new Set([file, ...beside, ...shared.filter((one) => named.includes(one))])];
  }

  /** Reads the published content again: after a publication, or after another program has changed `content/`. */
  async reload(): Promise<void> {
    await this.#preview.open(this.store.drafts);
    await this.#refresh();
  }

  async state(): Promise<EditorState> {
    return {
      version: this.#version,
      items: await Promise.all([...this.files()].map(([file, kind]) => this.#editorItem(file, kind))),
      mistakes: this.mistakes.map(editorMistake),
      ended: this.#checked.content ? endedIn(this.#checked.content, Date.now()) : [],
      removed: this.deleted.all().filter(({ address }) => !this.currentFiles.has(address.slice(1))),
      canUndo: this.store.canUndo,
      canRedo: this.store.canRedo,
    };
  }

  async #editorItem(file: string, kind: ContentKind): Promise<EditorItem> {
    const isDraft = this.#isDraft(file);
    const mistakes = this.#mistakesOf(file).length;
    return {
      address: addressOf(file),
      kind,
      title: this.titleOf(file),
      isDraft,
      isStale: isDraft && (await this.#isStale(file)),
      isHeld: this.#held.includes(file),
      // Only a file with a draft or with mistakes can be missing in the preview.
      isAbsent: (isDraft || mistakes > 0) && !existsSync(path.join(this.#previewRoot, file)),
      mistakes,
      ...itemCard(file, kind, this.value(file), this.currentFiles),
    };
  }

  #fileAt(address: string): string | undefined {
    return [...this.files().keys()].find((file) => addressOf(file) === address);
  }

  /** The title of the item at an address; undefined if there is no such item. */
  titleAt(address: string): Title | undefined {
    const file = this.#fileAt(address);
    return file === undefined ? undefined : this.titleOf(file);
  }

  /** Everything that the form of one item needs; undefined if there is no such item. */
  async item(address: string): Promise<ItemState | undefined> {
    const file = this.#fileAt(address);
    if (file === undefined) return undefined;
    const kind = kindOf(file) as ContentKind;
    const pictures = this.#pictureStates(file);
    const value = withoutSampleMarks(this.value(file)) ?? null;
    const others = [...this.files()]
      .filter(([other, otherKind]) => other !== file && otherKind === kind)
      .map(([other]) => this.titleOf(other));
    return {
      version: this.#version,
      address,
      file,
      kind,
      schema: fieldsOf(kind),
      value,
      gaps: [
        ...titleGaps(this.titleOf(file), others),
        ...(await pictureGaps(this.currentFiles, file, value)),
      ],
      isDraft: this.#isDraft(file),
      isHeld: this.#held.includes(file),
      isOlder: await this.store.isOlder(file),
      mistakes: this.#mistakesOf(file).map(editorMistake),
      choices: choicesFor(file, this),
      pictures,
      newPictures: Object.keys(pictures).filter((picture) => this.store.drafts.has(picture)),
    };
  }

  #pictureStates(file: string): Record<string, string> {
    const { currentFiles } = this;
    const named = new Set(namedPictures(file, this.value(file)));
    return Object.fromEntries(
      [...named]
        // A picture deleted by hand can still be in the list of files, so its existence on the disk is checked, too.
        .filter((picture) => currentFiles.has(picture) && existsSync(currentFiles.pathOf(picture)))
        .map((picture) => [picture, currentFiles.version(picture)]),
    );
  }

  /** The content's YAML files with their kinds, in the order of the kinds. */
  files(): Map<string, ContentKind> {
    const currentFiles = this.currentFiles;
    const files = Object.entries(contentKinds).flatMap(([name, kind]) => {
      const all =
        'file' in kind
          ? [kind.file]
          : currentFiles.foldersIn(kind.folder).map((slug) => `${kind.folder}/${slug}/${itemFile}`);
      return all.filter((file) => currentFiles.has(file)).map((file) => [file, name as ContentKind] as const);
    });
    return new Map(files);
  }

  /**
   * Returns the kind of a content file that a request names. A file that a draft removes is also accepted.
   * @throws Refusal if there is no such file
   */
  expectFile(file: string): ContentKind {
    const kind = kindOf(file);
    const exists = this.store.drafts.has(file) || this.#isInContent(file);
    if (!kind || !exists) throw new Refusal(`There is no content/${file}`);
    return kind;
  }

  /**
   * Checks that the editor may write a file: a new file must be a picture or a YAML file of a known kind, with a plain
   * name.
   * @throws Refusal if the file cannot be written
   */
  #expectWritable(file: string): void {
    const isKnown = kindOf(file) !== undefined || pictureName.test(file);
    const isNew =
      isKnown &&
      /^[\w-]+(\/[\w-]+)*(\.[\w-]+)*$/.test(file) &&
      this.#isInContent(path.posix.dirname(file), true);
    if (!isNew && !this.#isInContent(file)) throw new Refusal(`No content/${file} can be written`);
  }

  /**
   * Whether a published file exists, and its real path is inside the content folder. With `isFolder`, a missing folder
   * counts if its nearest existing parent is inside the content folder.
   */
  #isInContent(file: string, isFolder = false): boolean {
    if (!existsSync(this.publishedPath(file)))
      return isFolder && this.#isInContent(path.posix.dirname(file), true);
    return realpathSync(this.publishedPath(file)) === path.join(realpathSync(this.#root), file);
  }

  /** All content files as the owner sees them: the published files, with drafts instead of the files that have one. */
  get currentFiles(): ContentFiles {
    return this.published.with(this.store.drafts);
  }

  /** Whether a file or one of its pictures has a draft. */
  #isDraft(file: string): boolean {
    return this.draftsWith(file).some((one) => this.store.drafts.has(one));
  }

  async #isStale(file: string): Promise<boolean> {
    for (const one of this.draftsWith(file)) if (await this.store.isStale(one)) return true;
    return false;
  }

  /** The absolute path of a file or folder in the published content, whether or not it exists. */
  publishedPath(file: string): string {
    return path.join(this.#root, file);
  }

  #mistakesOf(file: string): Mistake[] {
    return this.mistakes.filter((mistake) => mistake.file === `content/${file}`);
  }

  /** The parsed content of a file, or of its draft; undefined if there is no such file, or it cannot be parsed. */
  value(file: string): unknown {
    const draft = this.store.drafts.get(file);
    if (draft === null || (draft === undefined && !existsSync(this.publishedPath(file)))) return undefined;
    const { currentFiles } = this;
    const known = this.#cache.get(file);
    return known?.version === currentFiles.version(file)
      ? known.raw
      : readYaml(currentFiles.read(file)).value;
  }

  /** The parsed content of a published file; undefined if the file is not published. */
  publishedValue(file: string): unknown {
    return valueIn(this.#textPublished(file));
  }

  #textPublished(file: string): string | undefined {
    return existsSync(this.publishedPath(file)) ? this.store.published(file) : undefined;
  }

  /** The title of a file's item, in each language that it has. */
  titleOf(file: string): Title {
    // Each form needs the titles of all items: to save time, a file without a draft is not parsed again.
    const known = this.store.drafts.has(file) ? undefined : this.#cache.get(file)?.raw;
    return titleIn(known ?? this.value(file));
  }

  #check(drafts: DraftFiles): Promise<CheckedContent> {
    return checkContent(this.#root, this.#drawnCharacters, {
      files: this.published.with(drafts),
      cache: this.#cache,
    });
  }

  /** Checks the content and updates the preview. Only one refresh runs at a time, with the drafts at its start. */
  #refresh(): Promise<void> {
    // If a refresh fails (for example on a full disk), the next refresh still runs.
    this.#refreshing = this.#refreshing
      .catch(() => {})
      .then(async () => {
        const drafts = new Map(this.store.drafts);
        const files = [...new Set([...this.#filesWithDrafts, ...drafts.keys()])];
        this.#filesWithDrafts = [...drafts.keys()];
        this.published = new ContentFiles(this.#root);
        this.#checked = await this.#check(drafts);
        // What the preview cannot show, for example on a full disk, is a kept draft all the same. The next refresh tries again.
        this.#held = await this.#preview.show(drafts, this.#checked.mistakes).catch((error) => {
          console.error(error);
          return this.#held;
        });
        this.#version += 1;
        for (const listener of this.#listeners) listener(files, this.#version);
      });
    return this.#refreshing;
  }
}

/**
 * A hash of all schemas, which is stored with each new draft: a later hash that differs shows that an update of the
 * editor has changed the schemas.
 */
function schemaVersion(): string {
  const schemas = Object.keys(contentKinds).map((kind) => fieldsOf(kind as ContentKind));
  // The site's built-in words are left out of the hash, because new wording does not change the rules for content.
  const rules = JSON.stringify(schemas, (key, value) => (key === 'builtIn' ? undefined : value));
  return createHash('sha256').update(rules).digest('hex').slice(0, 12);
}
