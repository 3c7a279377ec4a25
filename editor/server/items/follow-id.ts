import { kindOf } from '../../../app/content/content-kinds.ts';
import { valueAt } from '../../../app/content/mistakes.ts';
import { fieldsOf } from '../../forms/field.ts';
import type { Change } from '../../yaml/change.ts';
import type { FieldPath } from '../../yaml/field-path.ts';
import { textsIn } from './references.ts';

/** An entry of a list that others name by its id: a print of a series, a frame color. */
interface NamedEntry {
  refersTo: 'prints' | 'frameColors';
  /** The folder of the series that the print belongs to. */
  frame?: string;
  list: FieldPath;
  index: number;
}

const idForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The entry whose id a path of a file leads to; undefined where nothing names such an entry. */
function entryAt(file: string, path: FieldPath): NamedEntry | undefined {
  const [index, last] = path.slice(-2);
  const list = path.slice(0, -2);
  if (last !== 'id' || typeof index !== 'number') return undefined;
  const kind = kindOf(file);
  if (kind === 'frameColors' && list.length === 0) return { refersTo: 'frameColors', list, index };
  const isPrint = kind === 'frames' && list.join() === 'prints';
  return isPrint ? { refersTo: 'prints', frame: file.split('/')[1] ?? '', list, index } : undefined;
}

/** Has what names a print or a frame color follow its new id. */
export class IdFollower {
  /** What an entry was called before something was typed that is no name yet, or that of another entry. */
  readonly #former = new Map<string, string>();

  /**
   * The changes in other places that go with one.
   * @param value what the file of the change said before it
   * @param others every file of the content with what it says; that of the change too
   */
  changesWith(
    file: string,
    change: Change,
    value: unknown,
    others: () => Iterable<[file: string, value: unknown]>,
  ): { file: string; change: Change }[] {
    const entry = change.type === 'set' ? entryAt(file, change.path) : undefined;
    if (change.type !== 'set' || !entry) return [];
    const list = valueAt(value, entry.list);
    const entries = (Array.isArray(list) ? list : []) as { id?: unknown }[];
    const taken = new Set(entries.filter((_, index) => index !== entry.index).map((one) => one?.id));
    const isName = (id: unknown): id is string => typeof id === 'string' && idForm.test(id) && !taken.has(id);
    const key = `${file} ${change.path.join('.')}`;
    const now = entries[entry.index]?.id;
    const former = isName(now) ? now : this.#former.get(key);
    if (former === undefined || taken.has(former)) return [];
    if (!isName(change.value)) {
      this.#former.set(key, former);
      return [];
    }
    this.#former.delete(key);
    const next = change.value;
    return [...others()].flatMap(([other, said]) =>
      placesOf(other, said, file, entry, former).map((path) => ({
        file: other,
        change: { type: 'set' as const, path, value: next },
      })),
    );
  }
}

/** Where a file names an entry of another file, or of its own. */
function placesOf(file: string, value: unknown, from: string, entry: NamedEntry, id: string): FieldPath[] {
  const kind = kindOf(file);
  if (!kind) return [];
  return textsIn(fieldsOf(kind), value)
    .filter(([path, field, text]) => {
      if (field.refersTo !== entry.refersTo || text !== id) return false;
      if (entry.frame === undefined) return true;
      // A print of another series says which; one of the same file does not.
      const { frame } = (valueAt(value, path.slice(0, -1)) ?? {}) as { frame?: unknown };
      return frame === undefined ? file === from : frame === entry.frame;
    })
    .map(([path]) => path);
}
