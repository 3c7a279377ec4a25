import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Locale, locales } from '../../app/language/locales.ts';
import type { ItemAction, SentChange } from '../server/request-bodies.ts';
import type { EditorState } from '../server/state.ts';
import type { TextConflict } from '../server/text-conflict.ts';
import {
  changeItem,
  findServer,
  followServer,
  getState,
  InConflict,
  Refused,
  redo,
  ServerGone,
  sendChanges,
  undo,
} from './api.ts';
import { fieldId } from './form/form-context.tsx';
import { OwnChanges } from './own-changes.ts';
import { type EditorWord, say } from './words.ts';

/** How what was typed stands: on its way, on the disk, or not. */
export type DraftStatus = 'saving' | 'kept' | 'failed';

interface Session {
  locale: Locale;
  setLocale: (locale: Locale) => void;
  t: (word: EditorWord, values?: Record<string, string | number>) => string;
  state: EditorState;
  status: DraftStatus;
  failure: string;
  isGone: boolean;
  address: string;
  /** Counts the links that were followed, also to another field of the same page. */
  visit: number;
  go: (address: string) => void;
  /** Keeps changes in the order in which they were made; `step` is what belongs together in undo. */
  change: (step: string, changes: SentChange[]) => void;
  own: OwnChanges;
  /** The last step of undo or redo in this window, and from which version of the content on it is made. */
  lastStep: { count: number; version: number };
  /** Texts that another window has changed meanwhile, by the names of their fields: what stands there, and what was written here. */
  conflicts: Record<string, FieldConflict>;
  setConflict: (field: string, conflict: FieldConflict | null) => void;
  /** Does something with a whole item, behind all changes before, and opens where it goes on. @throws Refused */
  changeItem: (action: ItemAction) => Promise<void>;
  undo: () => void;
  redo: () => void;
  refresh: () => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);
const localeKey = 'editor-language';
const unsentKey = 'editor-unsent';
const conflictsKey = 'editor-conflicts';

/** What every page of the editor shares: language, address, drafts and their keeping. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}

/** The fields whose last letters wait for the pause in typing: nothing is kept while there is one. */
export const unsentFields = new Set<string>();

type Unsent = { step: string; changes: SentChange[] };

/** Two texts of one field. */
export interface FieldConflict {
  mine: string;
  theirs: string;
}

export function SessionProvider({ first, children }: { first: EditorState; children: ReactNode }) {
  const [locale, setLocale] = useState<Locale>(firstLocale);
  const [state, setState] = useState(first);
  const [status, setStatus] = useState<DraftStatus>('kept');
  const [failure, setFailure] = useState<Error | null>(null);
  const [isGone, setIsGone] = useState(false);
  const [address, setAddress] = useState(window.location.pathname);
  const [visit, setVisit] = useState(0);
  const unsent = useRef<Unsent[]>(readKept<Unsent[]>(unsentKey) ?? []);
  const own = useRef(new OwnChanges()).current;
  const [lastStep, setLastStep] = useState({ count: 0, version: 0 });
  const [conflicts, setConflicts] = useState(() => readKept<Session['conflicts']>(conflictsKey) ?? {});
  const setConflict = useCallback((field: string, conflict: FieldConflict | null) => {
    setConflicts(({ [field]: _, ...others }) => (conflict ? { ...others, [field]: conflict } : others));
  }, []);
  // What is not chosen yet outlives the page.
  useEffect(() => keep(conflictsKey, conflicts), [conflicts]);
  const sending = useRef<Promise<void> | null>(null);

  const show = useCallback((next: EditorState) => {
    setState((now) => (next.version >= now.version ? next : now));
  }, []);
  const refresh = useCallback(async () => {
    setState(await getState());
  }, []);

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
        if (error instanceof ServerGone) setIsGone(true);
        else fail(error as Error);
      }
    }

    /** Whether it is in the content now; what can never be is let go, and said. */
    async function sendOne({ step, changes }: Unsent): Promise<boolean> {
      try {
        const answer = await sendChanges(step, changes);
        dropFirst();
        own.end(
          changes,
          answer.version,
          unsent.current.flatMap((later) => later.changes),
        );
        show(answer);
        return true;
      } catch (error) {
        if (!(error instanceof Refused || error instanceof InConflict)) throw error;
        dropFirst();
        if (error instanceof InConflict) report(error.conflict, changes);
        fail(error);
        return false;
      }
    }

    function dropFirst() {
      unsent.current.shift();
      keep(unsentKey, unsent.current);
    }

    function report({ file, field, theirs }: TextConflict, changes: SentChange[]) {
      // Once one of both texts is chosen, the field follows the content again.
      own.end(
        changes,
        0,
        unsent.current.flatMap((later) => later.changes),
      );
      const mine = changes.find((one) => one.file === file && one.from !== undefined);
      setConflict(fieldId(file, field), { mine: String(mine?.value ?? ''), theirs });
    }

    function fail(error: Error) {
      setFailure(error);
      setStatus('failed');
    }
  }, [own, setConflict, show]);

  const change = useCallback(
    (step: string, changes: SentChange[]) => {
      unsent.current.push({ step, changes });
      own.begin(changes);
      keep(unsentKey, unsent.current);
      void send();
    },
    [own, send],
  );

  // Follows the server, its going and its coming back.
  useEffect(() => {
    let isOver = false;
    const follow = async () => {
      while (!isOver) {
        try {
          await followServer(
            () => void getState().then(show, () => {}),
            () => setIsGone(false),
          );
        } catch {
          // Told below.
        }
        if (isOver) return;
        setIsGone(true);
        await new Promise((resolve) => setTimeout(resolve, 1000));
        if (await findServer()) {
          own.restart();
          await refresh().catch(() => {});
          void send();
        }
      }
    };
    void follow();
    void send();
    return () => {
      isOver = true;
    };
  }, [own, refresh, send, show]);

  const go = useCallback((to: string) => {
    window.history.pushState(null, '', to);
    setAddress(new URL(to, window.location.href).pathname);
    setVisit((now) => now + 1);
    window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    const onBack = () => {
      setAddress(window.location.pathname);
      setVisit((now) => now + 1);
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);

  const step = useCallback(
    async (way: typeof undo) => {
      await send();
      const { addresses, state: next } = await way();
      setLastStep(({ count }) => ({ count: count + 1, version: next.version }));
      show(next);
      // Items come and go with a step, too.
      const isThere = (one: string) => next.items.some((item) => item.address === one);
      const here = window.location.pathname;
      const where = addresses.find(isThere);
      if (isItem(here) && !isThere(here)) go(where ?? '/');
      else if (where && !addresses.includes(here) && !['/prices', '/hours'].includes(here)) go(where);
    },
    [go, send, show],
  );
  const actOnItem = useCallback(
    async (action: ItemAction) => {
      await send();
      const { address: where, state: next } = await changeItem(action);
      show(next);
      go(where);
    },
    [go, send, show],
  );
  const stepBack = useCallback(() => void step(undo), [step]);
  const stepOn = useCallback(() => void step(redo), [step]);

  // Ctrl/Cmd+Z is the list of drafts in fields too.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const letter = event.key.toLowerCase();
      const isRedo = letter === 'y' || (letter === 'z' && event.shiftKey);
      if (letter !== 'z' && !isRedo) return;
      event.preventDefault();
      // What waits to be kept first.
      (document.activeElement as HTMLElement | null)?.dispatchEvent(
        new CustomEvent('flush', { bubbles: true }),
      );
      if (isRedo) stepOn();
      else stepBack();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [stepBack, stepOn]);

  // A file that is dropped beside its place is no reason for the browser to leave the page.
  useEffect(() => {
    const stay = (event: DragEvent) => event.preventDefault();
    document.addEventListener('dragover', stay);
    document.addEventListener('drop', stay);
    return () => {
      document.removeEventListener('dragover', stay);
      document.removeEventListener('drop', stay);
    };
  }, []);

  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = locales[locale].dir;
    document.title = say(locale, 'title');
    try {
      localStorage.setItem(localeKey, locale);
    } catch {
      // Kept for this page alone.
    }
  }, [locale]);

  const session = useMemo(
    (): Session => ({
      locale,
      setLocale,
      t: (word, values) => say(locale, word, values),
      state,
      // A conflict is over once one of both texts is chosen.
      status: status === 'failed' && isChosen(failure, conflicts) ? 'kept' : status,
      failure: failure instanceof InConflict ? say(locale, 'changedElsewhere') : (failure?.message ?? ''),
      isGone,
      address,
      visit,
      go,
      change,
      own,
      lastStep,
      conflicts,
      setConflict,
      changeItem: actOnItem,
      undo: stepBack,
      redo: stepOn,
      refresh,
    }),
    [
      locale,
      state,
      status,
      failure,
      isGone,
      address,
      visit,
      go,
      change,
      own,
      lastStep,
      conflicts,
      setConflict,
      actOnItem,
      stepBack,
      stepOn,
      refresh,
    ],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Whether all that failed was a conflict, and none is left. */
function isChosen(failure: Error | null, conflicts: Session['conflicts']): boolean {
  return failure instanceof InConflict && Object.keys(conflicts).length === 0;
}

/** Whether an address is that of an item of several. */
function isItem(address: string): boolean {
  return address.split('/').length > 2;
}

function firstLocale(): Locale {
  const asked = new URLSearchParams(window.location.search).get('language');
  if (asked === 'ar' || asked === 'en') return asked;
  try {
    const kept = localStorage.getItem(localeKey);
    if (kept === 'ar' || kept === 'en') return kept;
  } catch {
    // Storage is denied.
  }
  return navigator.language.startsWith('ar') ? 'ar' : 'en';
}

function readKept<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or denied: kept in this page alone.
  }
}
