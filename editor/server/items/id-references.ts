import { kindOf } from '#model/content/content-kinds.ts';
import { fieldsIn, fieldsOf } from '#model/content/field.ts';
import type { FieldPath } from '#model/content/field-path.ts';
import { valueAt } from '#model/content/field-path.ts';
import type { Change } from '../../yaml/change.ts';

/**
 * The lists whose entries are referred to by id. Each key is a file's kind and the list's path; its value is `refersTo`
 * of the fields that refer to the entries.
 */
const namedLists: Record<string, string> = { 'frames prints': 'prints', 'frameColors ': 'frameColors' };

const idForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Updates the references to a print or a frame color when its id changes. */
export class IdReferenceUpdater {
  /** The last valid id of each entry whose id is invalid or taken at the moment, because the owner is still typing. */
  readonly #lastValidIds = new Map<string, string>();

  /**
   * The changes that update all references after an id has changed; empty if a change does not concern an id.
   * @param value the file's parsed content before the change
   * @param others returns every content file with its parsed content, including the changed file
   */
  referenceChanges(
    file: string,
    change: Change,
    value: unknown,
    others: () => Iterable<readonly [file: string, value: unknown]>,
  ): { file: string; change: Change }[] {
    const list = change.path.slice(0, -2);
    const [index, last] = change.path.slice(-2);
    const refersTo = last === 'id' ? namedLists[`${kindOf(file)} ${list.join('.')}`] : undefined;
    if (change.type !== 'set' || !refersTo) return [];
    const now = valueAt(value, list);
    const entries = (Array.isArray(now) ? now : []) as { id?: unknown }[];
    const taken = new Set(entries.filter((_, at) => at !== index).map((one) => one?.id));
    const isName = (id: unknown): id is string => typeof id === 'string' && idForm.test(id) && !taken.has(id);
    const key = `${file} ${change.path.join('.')}`;
    const before = valueAt(value, change.path);
    const former = isName(before) ? before : this.#lastValidIds.get(key);
    if (former === undefined || taken.has(former)) return [];
    if (!isName(change.value)) {
      this.#lastValidIds.set(key, former);
      return [];
    }
    this.#lastValidIds.delete(key);
    const next = change.value;
    return [...others()].flatMap(([other, value]) =>
      referencePaths(other, value, file, refersTo, former).map((path) => ({
        file: other,
        change: { type: 'set' as const, path, value: next },
      })),
    );
  }
}

/** The paths of the fields in one file that refer to a list entry in another file, `from`. */
function referencePaths(
  file: string,
  value: unknown,
  from: string,
  refersTo: string,
  id: string,
): FieldPath[] {
  const kind = kindOf(file);
  if (!kind) return [];
  return fieldsIn(fieldsOf(kind), value)
    .filter(({ path, field, value: text }) => {
      if (field.refersTo !== refersTo || text !== id) return false;
      // A reference to a print of another series also names the series in `frame`.
      const { frame } = (valueAt(value, path.slice(0, -1)) ?? {}) as { frame?: unknown };
      return refersTo !== 'prints' || from === (frame === undefined ? file : `frames/${frame}/item.yaml`);
    })
    .map(({ path }) => path);
}
