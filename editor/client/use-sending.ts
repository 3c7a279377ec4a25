import { useCallback, useEffect, useRef, useState } from 'react';
import type { SentChange } from '../server/request-bodies.ts';
import type { EditorState } from '../server/state.ts';
import type { TextConflict } from '../server/text-conflict.ts';
import { Failure, ServerGone, sendChanges } from './api.ts';
import { fieldId } from './form/form-context.tsx';
import { keep, readKept } from './kept.ts';
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

type Unsent = { step: string; changes: SentChange[] };

const unsentKey = 'editor-unsent';
const conflictsKey = 'editor-conflicts';

/**
 * Sends what is changed, in the order in which it was, and says how that stands. What is not sent yet, and what is in conflict,
 * outlives the page.
 * @param show hears of the content as it stands after a change
 * @param onGone hears that the server is not there
 */
export function useSending(show: (state: EditorState) => void, onGone: () => void) {
  const [status, setStatus] = useState<DraftStatus>('kept');
  const [failure, setFailure] = useState<Error | null>(null);
  const unsent = useRef<Unsent[]>(readKept<Unsent[]>(unsentKey) ?? []);
  const own = useRef(new OwnChanges()).current;
  const [conflicts, setConflicts] = useState(() => readKept<Conflicts>(conflictsKey) ?? {});
  const setConflict = useCallback((field: string, conflict: ConflictingTexts | null) => {
    setConflicts(({ [field]: _, ...others }) => (conflict ? { ...others, [field]: conflict } : others));
  }, []);
  // What is not chosen yet outlives the page.
  useEffect(() => keep(conflictsKey, conflicts), [conflicts]);
  const sending = useRef<Promise<void> | null>(null);

  const send = useCallback((): Promise<void> => {
    sending.current ??= sendAll().finally(() => {
      sending.current = null;
    });
    return sending.current;

    async function sendAll() {
      try {
        let isWhole = true;
        for (let next = unsent.current[0]; next; next = unsent.current[0]) {
          setStatus('saving');
          isWhole = (await sendOne(next)) && isWhole;
        }
        if (!isWhole) return;
        setStatus('kept');
        setFailure(null);
      } catch (error) {
        // What cannot be kept (a full disk) is tried again with the next change.
        if (error instanceof ServerGone) onGone();
        else fail(error as Error);
      }
    }

    /** Whether it is in the content now; what can never be is let go, with a message. */
    async function sendOne({ step, changes }: Unsent): Promise<boolean> {
      try {
        const answer = await sendChanges(step, changes);
        dropFirst(answer.version);
        show(answer);
        return true;
      } catch (error) {
        if (!(error instanceof Failure && error.isRefused)) throw error;
        // Once one of both texts is chosen, the field follows the content again.
        dropFirst(error.conflict ? 0 : undefined);
        if (error.conflict) report(error.conflict, changes);
        fail(error);
        return false;
      }
    }

    /** @param version of the content from which on answers hold it; undefined where none ever will */
    function dropFirst(version: number | undefined) {
      const done = unsent.current.shift();
      keep(unsentKey, unsent.current);
      const later = unsent.current.flatMap(({ changes }) => changes);
      if (done && version !== undefined) own.end(done.changes, version, later);
    }

    function report({ file, field, theirs }: TextConflict, changes: SentChange[]) {
      const mine = changes.find((one) => one.file === file && one.from !== undefined);
      setConflict(fieldId(file, field), { mine: String(mine?.value ?? ''), theirs });
    }

    function fail(error: Error) {
      setFailure(error);
      setStatus('failed');
    }
  }, [own, onGone, setConflict, show]);

  /** Keeps changes in the order in which they were made; `step` is what belongs together in undo. */
  const change = useCallback(
    (step: string, changes: SentChange[]) => {
      unsent.current.push({ step, changes });
      own.begin(changes);
      keep(unsentKey, unsent.current);
      void send();
    },
    [own, send],
  );

  /** Resolves once nothing is on its way. */
  const settled = useCallback(() => sending.current ?? Promise.resolve(), []);

  /** Whether all that was changed is in the content. */
  const isAllSent = useCallback(() => unsent.current.length === 0, []);

  return {
    send,
    isAllSent,
    settled,
    change,
    own,
    /** Texts that another window has changed meanwhile, by their fields: what stands there, and what was written here. */
    conflicts,
    setConflict,
    // A conflict is over once one of both texts is chosen.
    status: status === 'failed' && isChosen(failure, conflicts) ? ('kept' as const) : status,
    failure,
  };
}

/** Whether all that failed was a conflict, and none is left. */
function isChosen(failure: Error | null, conflicts: Conflicts): boolean {
  return failure instanceof Failure && failure.conflict !== undefined && Object.keys(conflicts).length === 0;
}
