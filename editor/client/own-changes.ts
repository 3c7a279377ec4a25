import { isInside } from '../forms/is-inside.ts';
import type { SentChange } from '../server/request-bodies.ts';

/**
 * Records the fields that this window has changed, each with the first version of the content that includes the change. An
 * answer of the server with an older version must not overwrite what the field shows.
 */
export class OwnChanges {
  readonly #includedFrom = new Map<string, number>();

  /** Marks changes as pending: no server answer includes them yet. A refused change stays pending, so the field keeps its text. */
  markPending(changes: readonly SentChange[]): void {
    for (const change of changes) this.#includedFrom.set(keyOf(change), Number.POSITIVE_INFINITY);
  }

  /**
   * Marks changes as written into the content.
   * @param version the first version of the content that includes these changes
   * @param later the changes that are not sent yet; a field that one of them changes again stays pending
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

  /** Whether a version of the content includes all of this window's changes to a field, to its group and to fields inside it. */
  isIncludedIn(version: number, file: string, field: string): boolean {
    const key = keyOf({ file, field });
    return [...this.#includedFrom].every(
      ([changed, from]) => version >= from || !(isInside(key, changed) || isInside(changed, key)),
    );
  }
}

function keyOf({ file, field }: Pick<SentChange, 'file' | 'field'>): string {
  return `${file}#${field}`;
}
