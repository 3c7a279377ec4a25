import type { SentChange } from '../server/request-bodies.ts';

/**
 * The fields that were changed in this window, each with the version of the content that first includes the change. An answer
 * of the server with an older version must not overwrite the field.
 */
export class OwnChanges {
  readonly #includedFrom = new Map<string, number>();

  /** Marks changes as pending: no answer includes them yet. A refused change stays pending: its field keeps the typed text. */
  markPending(changes: readonly SentChange[]): void {
    for (const change of changes) this.#includedFrom.set(keyOf(change), Number.POSITIVE_INFINITY);
  }

  /**
   * Marks changes as written into the content.
   * @param version of the content that first includes them
   * @param later the changes that are still to be sent; a field with a later change stays pending
   */
  markWritten(changes: readonly SentChange[], version: number, later: readonly SentChange[]): void {
    const pending = new Set(later.map(keyOf));
    for (const key of changes.map(keyOf)) if (!pending.has(key)) this.#includedFrom.set(key, version);
  }

  /** Forgets the versions of written changes: a restarted server counts its versions from the beginning. */
  restart(): void {
    for (const [key, version] of this.#includedFrom)
      if (Number.isFinite(version)) this.#includedFrom.delete(key);
  }

  /** Whether an answer with this version includes all changes of a field, of its group and of the fields inside it. */
  isIncludedIn(version: number, file: string, field: string): boolean {
    const key = keyOf({ file, field });
    return [...this.#includedFrom].every(
      ([changed, from]) =>
        version >= from || !(key === changed || isInside(key, changed) || isInside(changed, key)),
    );
  }
}

function keyOf({ file, field }: Pick<SentChange, 'file' | 'field'>): string {
  return `${file}#${field}`;
}

function isInside(key: string, whole: string): boolean {
  return key.startsWith(whole) && '.['.includes(key.charAt(whole.length));
}
