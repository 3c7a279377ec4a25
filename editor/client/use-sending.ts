import { useCallback, useEffect, useRef, useState } from 'react';
import type { SentChange } from '../server/request-bodies.ts';
import type { EditorState } from '../server/state.ts';
import type { TextConflict } from '../server/text-conflict.ts';
import { RequestFailure, ServerUnreachable, sendChanges } from './api.ts';
import { readStored, store } from './browser-storage.ts';
import { fieldId } from './form/form-context.tsx';
import { OwnChanges } from './own-changes.ts';

/** Whether the typed changes are being sent, are written to the disk, or could not be written. */
export type DraftStatus = 'saving' | 'kept' | 'failed';

/** The two texts of a field: `mine` was typed in this window, `theirs` in another window. */
export interface ConflictingTexts {
  mine: string;
  theirs: string;
}

/** The conflicting texts by field id (see `fieldId`). */
type Conflicts = Record<string, ConflictingTexts>;

type QueuedChange = { step: string; changes: SentChange[] };

const queueStorageKey = 'editor-unsent';
const conflictsStorageKey = 'editor-conflicts';

/**
 * Sends changes to the server in the order in which they were made. Unsent changes and conflicts are kept in the browser's
 * storage, so that they survive a reload of the page.
 * @param showState is called with the state of the content after a change
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
  // Unresolved conflicts survive a reload of the page.
  useEffect(() => store(conflictsStorageKey, conflicts), [conflicts]);
  const sending = useRef<Promise<void> | null>(null);

  const send = useCallback((): Promise<void> => {
    sending.current ??= sendAll().finally(() => {
      sending.current = null;
    });
    return sending.current;

    async function sendAll() {
      try {
        let isAllWritten = true;
        for (let next = queue.current[0]; next; next = queue.current[0]) {
          setStatus('saving');
          isAllWritten = (await sendOne(next)) && isAllWritten;
        }
        if (!isAllWritten) return;
        setStatus('kept');
        setFailure(null);
      } catch (error) {
        // A change that could not be written, as on a full disk, is sent again with the next change.
        if (error instanceof ServerUnreachable) onUnreachable();
        else fail(error as Error);
      }
    }

    /**
     * Sends one change. A change that the server refuses is dropped, with a message.
     * @returns whether the change is in the content now
     */
    async function sendOne({ step, changes }: QueuedChange): Promise<boolean> {
      try {
        const answer = await sendChanges(step, changes);
        dropFirst(answer.version);
        showState(answer);
        return true;
      } catch (error) {
        if (!(error instanceof RequestFailure && error.isRefused)) throw error;
        // In a conflict, the field shows the content again once one of the two texts is chosen.
        dropFirst(error.conflict ? 0 : undefined);
        if (error.conflict) showConflict(error.conflict, changes);
        fail(error);
        return false;
      }
    }

    /**
     * Removes the first change from the queue.
     * @param version of the content that first includes the change; undefined for a refused change
     */
    function dropFirst(version: number | undefined) {
      const done = queue.current.shift();
      store(queueStorageKey, queue.current);
      const remaining = queue.current.flatMap(({ changes }) => changes);
      if (done && version !== undefined) ownChanges.markWritten(done.changes, version, remaining);
    }

    function showConflict({ file, field, theirs }: TextConflict, changes: SentChange[]) {
      const mine = changes.find((one) => one.file === file && one.from !== undefined);
      setConflict(fieldId(file, field), { mine: String(mine?.value ?? ''), theirs });
    }

    function fail(error: Error) {
      setFailure(error);
      setStatus('failed');
    }
  }, [ownChanges, onUnreachable, setConflict, showState]);

  /** Adds changes to the queue and sends them. Changes with the same `step` are undone together. */
  const change = useCallback(
    (step: string, changes: SentChange[]) => {
      queue.current.push({ step, changes });
      ownChanges.markPending(changes);
      store(queueStorageKey, queue.current);
      void send();
    },
    [ownChanges, send],
  );

  /** Resolves when no request is running. */
  const settled = useCallback(() => sending.current ?? Promise.resolve(), []);

  /** Whether no change is left to be sent. */
  const isAllSent = useCallback(() => queue.current.length === 0, []);

  return {
    send,
    isAllSent,
    settled,
    change,
    ownChanges,
    /** The fields that another window has changed in the meantime, by field id, with both texts. */
    conflicts,
    setConflict,
    // A conflict is resolved when one of the two texts is chosen.
    status: status === 'failed' && isConflictResolved(failure, conflicts) ? ('kept' as const) : status,
    failure,
  };
}

/** Whether the last failure was a conflict, and all conflicts are resolved. */
function isConflictResolved(failure: Error | null, conflicts: Conflicts): boolean {
  return (
    failure instanceof RequestFailure && failure.conflict !== undefined && Object.keys(conflicts).length === 0
  );
}
