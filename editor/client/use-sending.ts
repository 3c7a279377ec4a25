import { useCallback, useEffect, useRef, useState } from 'react';
import type { SentChange } from '../server/request-bodies.ts';
import type { EditorState } from '../server/state.ts';
import type { TextConflict } from '../server/text-conflict.ts';
import { RequestFailure, ServerUnreachable, sendChanges } from './api.ts';
import { readStored, store } from './browser-storage.ts';
import { fieldId } from './form/form-context.tsx';
import { OwnChanges } from './own-changes.ts';

/** How what was typed stands: on its way, on the disk, or not. */
export type DraftStatus = 'saving' | 'kept' | 'failed';

/** Two texts of one field. */
export interface ConflictingTexts {
  mine: string;
  theirs: string;
}

/** By the names of their fields. */
type Conflicts = Record<string, ConflictingTexts>;

type QueuedChange = { step: string; changes: SentChange[] };

const queueStorageKey = 'editor-unsent';
const conflictsStorageKey = 'editor-conflicts';

/**
 * Sends what is changed, in the order in which it was, and says how that stands. What is not sent yet, and what is in conflict,
 * outlives the page.
 * @param showState hears of the content as it stands after a change
 * @param onUnreachable hears that the server is not there
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
  // What is not chosen yet outlives the page.
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
        // What cannot be kept (a full disk) is tried again with the next change.
        if (error instanceof ServerUnreachable) onUnreachable();
        else fail(error as Error);
      }
    }

    /** Whether it is in the content now; what can never be is let go, with a message. */
    async function sendOne({ step, changes }: QueuedChange): Promise<boolean> {
      try {
        const answer = await sendChanges(step, changes);
        dropFirst(answer.version);
        showState(answer);
        return true;
      } catch (error) {
        if (!(error instanceof RequestFailure && error.isRefused)) throw error;
        // Once one of both texts is chosen, the field follows the content again.
        dropFirst(error.conflict ? 0 : undefined);
        if (error.conflict) showConflict(error.conflict, changes);
        fail(error);
        return false;
      }
    }

    /** @param version of the content from which on answers hold it; undefined where none ever will */
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

  /** Keeps changes in the order in which they were made; `step` is what belongs together in undo. */
  const change = useCallback(
    (step: string, changes: SentChange[]) => {
      queue.current.push({ step, changes });
      ownChanges.markPending(changes);
      store(queueStorageKey, queue.current);
      void send();
    },
    [ownChanges, send],
  );

  /** Resolves once nothing is on its way. */
  const settled = useCallback(() => sending.current ?? Promise.resolve(), []);

  /** Whether all that was changed is in the content. */
  const isAllSent = useCallback(() => queue.current.length === 0, []);

  return {
    send,
    isAllSent,
    settled,
    change,
    ownChanges,
    /** Texts that another window has changed meanwhile, by their fields: what stands there, and what was written here. */
    conflicts,
    setConflict,
    // A conflict is over once one of both texts is chosen.
    status: status === 'failed' && isConflictResolved(failure, conflicts) ? ('kept' as const) : status,
    failure,
  };
}

/** Whether all that failed was a conflict, and none is left. */
function isConflictResolved(failure: Error | null, conflicts: Conflicts): boolean {
  return (
    failure instanceof RequestFailure && failure.conflict !== undefined && Object.keys(conflicts).length === 0
  );
}
