import { useCallback, useEffect, useRef, useState } from 'react';
import type { SentChange } from '../server/request-bodies.ts';
import type { EditorState } from '../server/state.ts';
import type { TextConflict } from '../server/text-conflict.ts';
import { RequestFailure, ServerUnreachable, sendChanges } from './api.ts';
import { readStored, store } from './browser-storage.ts';
import { fieldId } from './form/form-context.tsx';
import { OwnChanges } from './own-changes.ts';

/** The status of the changes: `saving` while they are sent, `kept` once they are on the disk, `failed` after an error. */
export type DraftStatus = 'saving' | 'kept' | 'failed';

/** The two texts of a field that two windows changed: `mine` was typed in this window, `theirs` in another window. */
export interface ConflictingTexts {
  mine: string;
  theirs: string;
}

/** The two texts of each field in conflict, by the id of the field (see `fieldId`). */
type Conflicts = Record<string, ConflictingTexts>;

/** The longest pause (s) before changes that could not be written are sent again. Each pause is twice as long as the one before. */
const longestPause = 60;

type QueuedChange = { step: string; changes: SentChange[] };

const queueStorageKey = 'editor-unsent';
const conflictsStorageKey = 'editor-conflicts';

/**
 * Sends changes to the server in the order in which they were made. Unsent changes and conflicts are kept in the browser's
 * storage, so that they survive a reload of the page.
 * @param showState is called after each sent change, with the new state of the content
 * @param onUnreachable is called when the server does not answer
 */
export function useSending(showState: (state: EditorState) => void, onUnreachable: () => void) {
  const [status, setStatus] = useState<DraftStatus>('kept');
  const [failure, setFailure] = useState<Error | null>(null);
  const queue = useRef<QueuedChange[]>(readStored<QueuedChange[]>(queueStorageKey) ?? []);
  const ownChanges = useRef(new OwnChanges()).current;
  const [conflicts, setConflicts] = useState(() => readStored<Conflicts>(conflictsStorageKey) ?? {});
  const setConflict = useCallback((field: string, conflict: ConflictingTexts | null) => {
    setConflicts(({ [field]: _, ...others }) => (conflict ? { ...others, [field]: conflict } : others));
  }, []);
  // Unresolved conflicts are kept in the browser's storage, so that they survive a reload of the page.
  useEffect(() => store(conflictsStorageKey, conflicts), [conflicts]);
  const sending = useRef<Promise<void> | null>(null);
  const failures = useRef(0);
  const nextTry = useRef(0);
  const fail = useCallback((error: Error) => {
    setFailure(error);
    setStatus('failed');
  }, []);

  const send = useCallback((): Promise<void> => {
    sending.current ??= sendAll().finally(() => {
      sending.current = null;
    });
    return sending.current;

    async function sendAll() {
      clearTimeout(nextTry.current);
      try {
        let isAllWritten = true;
        for (let next = queue.current[0]; next; next = queue.current[0]) {
          setStatus('saving');
          isAllWritten = (await sendOne(next)) && isAllWritten;
        }
        if (!isAllWritten) return;
        setStatus('kept');
        // After the first success the page says that everything is written now.
        if (failures.current === 0) setFailure(null);
        failures.current = 0;
      } catch (error) {
        if (error instanceof ServerUnreachable) return onUnreachable();
        // A change that the server could not write, as on a full disk, stays in the queue and is sent again.
        fail(error as Error);
        failures.current += 1;
        const pause = Math.min(2 ** failures.current, longestPause);
        nextTry.current = window.setTimeout(() => void send(), pause * 1000);
      }
    }

    /**
     * Sends one change. A change that the server refuses leaves the queue, and the owner sees a message.
     * @returns whether the server has written the change
     */
    async function sendOne({ step, changes }: QueuedChange): Promise<boolean> {
      try {
        const answer = await sendChanges(step, changes);
        dropFirst(answer.version);
        showState(answer);
        return true;
      } catch (error) {
        if (!(error instanceof RequestFailure && error.isRefused)) throw error;
        // A change in conflict counts as written (version 0), so that the field shows the chosen text once the owner has chosen.
        if (error.conflict) showConflict(error.conflict, changes);
        dropFirst(error.conflict ? 0 : undefined);
        fail(error);
        return false;
      }
    }

    /**
     * Removes the first change from the queue.
     * @param version the first version of the content that includes the change; undefined for a refused change
     */
    function dropFirst(version: number | undefined) {
      const done = queue.current.shift();
      store(queueStorageKey, queue.current);
      const remaining = queue.current.flatMap(({ changes }) => changes);
      if (done && version !== undefined) ownChanges.markWritten(done.changes, version, remaining);
    }

    /**
     * Asks the owner to choose between two texts. Later texts of the field leave the queue: if one of them were refused after
     * the choice, the owner would be asked again.
     */
    function showConflict({ file, field, theirs }: TextConflict, changes: SentChange[]) {
      const refused = changes.find((one) => one.file === file && one.from !== undefined);
      const isText = (one: SentChange) =>
        one.file === file && one.field === refused?.field && one.from !== undefined;
      const [first, ...later] = queue.current;
      const typed = later.flatMap((one) => one.changes).findLast(isText) ?? refused;
      const others = later.map((one) => ({
        ...one,
        changes: one.changes.filter((change) => !isText(change)),
      }));
      queue.current = [...(first ? [first] : []), ...others.filter((one) => one.changes.length > 0)];
      setConflict(fieldId(file, field), { mine: String(typed?.value ?? ''), theirs });
    }
  }, [fail, ownChanges, onUnreachable, setConflict, showState]);

  /** Adds changes to the queue and starts to send the queue. Changes with the same `step` are undone together. */
  const change = useCallback(
    (step: string, changes: SentChange[]) => {
      queue.current.push({ step, changes });
      ownChanges.markPending(changes);
      store(queueStorageKey, queue.current);
      void send();
    },
    [ownChanges, send],
  );

  /** Waits until no request that sends changes is running. */
  const settled = useCallback(() => sending.current ?? Promise.resolve(), []);

  /** Whether the queue of changes is empty. */
  const isAllSent = useCallback(() => queue.current.length === 0, []);

  return {
    send,
    isAllSent,
    settled,
    change,
    ownChanges,
    /** The two texts of each field that this window and another one have changed, by the id of the field. */
    conflicts,
    setConflict,
    // Once the owner has resolved all conflicts, the status is `kept` again: nothing is left to be saved.
    status: status === 'failed' && isConflictResolved(failure, conflicts) ? ('kept' as const) : status,
    failure,
    fail,
    /** Whether everything is written, for the first time after changes could not be written. */
    isRecovered: status === 'kept' && failure !== null,
  };
}

/** Whether the last failure was a conflict between two windows, and the owner has resolved all conflicts since. */
function isConflictResolved(failure: Error | null, conflicts: Conflicts): boolean {
  return (
    failure instanceof RequestFailure && failure.conflict !== undefined && Object.keys(conflicts).length === 0
  );
}
