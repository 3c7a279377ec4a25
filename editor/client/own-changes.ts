import type { SentChange } from '../server/request-bodies.ts';

/**
 * What was changed in this window, by field: from which version of the content on the server's answers hold it. An older answer
 * never touches such a field.
 */
export class OwnChanges {
  readonly #includedFrom = new Map<string, number>();

  /** They are on their way: no answer holds them yet. What is refused stays so, and its field as it was typed. */
  markPending(changes: readonly SentChange[]): void {
    for (const change of changes) this.#includedFrom.set(keyOf(change), Number.POSITIVE_INFINITY);
  }

  /**
   * They are in the content from this version on.
   * @param later changes that wait behind them; a field that is among them is on its way still
   */
  markWritten(changes: readonly SentChange[], version: number, later: readonly SentChange[]): void {
    const pending = new Set(later.map(keyOf));
    for (const key of changes.map(keyOf)) if (!pending.has(key)) this.#includedFrom.set(key, version);
  }

  /** Another start of the server counts its versions anew. */
  restart(): void {
    for (const [key, version] of this.#includedFrom)
      if (Number.isFinite(version)) this.#includedFrom.delete(key);
  }

  /** Whether an answer of that version may say what a field shows: all that was changed in it, or around it, is in there. */
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
