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
import type { EditorState, PreviewState } from '../server/state.ts';
import {
  changeItem,
  findServer,
  followServer,
  getState,
  InConflict,
  redo,
  ServerFailure,
  undo,
} from './api.ts';
import type { OwnChanges } from './own-changes.ts';
import { sendAllNow } from './unsent.ts';
import { type DraftStatus, type FieldConflict, useSending } from './use-sending.ts';
import { type EditorWord, say } from './words.ts';

interface Session {
  locale: Locale;
  setLocale: (locale: Locale) => void;
  t: (word: EditorWord, values?: Record<string, string | number>) => string;
  state: EditorState;
  status: DraftStatus;
  failure: string;
  isGone: boolean;
  /** How far the preview is; undefined before the server has said it. */
  previewState: PreviewState | undefined;
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
  /** Takes over the content as an answer of the server has it. */
  show: (state: EditorState) => void;
  refresh: () => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);
/** What a disk says, by its code. */
const diskWords: Record<string, EditorWord> = {
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  EROFS: 'diskReadOnly',
  EACCES: 'diskReadOnly',
  EPERM: 'diskReadOnly',
};

const localeKey = 'editor-language';

/** What every page of the editor shares: language, address, drafts and their keeping. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}

export function SessionProvider({ first, children }: { first: EditorState; children: ReactNode }) {
  const [locale, setLocale] = useState<Locale>(firstLocale);
  const [state, setState] = useState(first);
  const [isGone, setIsGone] = useState(false);
  const [address, setAddress] = useState(window.location.pathname);
  const [visit, setVisit] = useState(0);
  const [previewState, setPreviewState] = useState<PreviewState>();
  const [lastStep, setLastStep] = useState({ count: 0, version: 0 });
  const newest = useRef(first.version);
  const show = useCallback((next: EditorState) => {
    newest.current = Math.max(newest.current, next.version);
    setState((now) => (next.version >= now.version ? next : now));
  }, []);
  const refresh = useCallback(async () => {
    const next = await getState();
    newest.current = next.version;
    setState(next);
  }, []);

  const leave = useCallback(() => setIsGone(true), []);
  const { send, settled, change, own, conflicts, setConflict, ...sending } = useSending(show, leave);

  // Follows the server, its going and its coming back.
  useEffect(() => {
    let isOver = false;
    const follow = async () => {
      while (!isOver) {
        try {
          await followServer(
            // The answer to what this window sends holds the content as well.
            async (version) => {
              await settled();
              if (version > newest.current) await getState().then(show, () => {});
            },
            (preview) => {
              setIsGone(false);
              setPreviewState(preview);
            },
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
  }, [own, refresh, send, settled, show]);

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
      sendAllNow();
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
      status: sending.status,
      failure: failureText(sending.failure, locale),
      isGone,
      previewState,
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
      show,
      refresh,
    }),
    [
      locale,
      state,
      sending.status,
      sending.failure,
      isGone,
      previewState,
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
      show,
      refresh,
    ],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Why something is not kept, in the owner's words where it is known. */
function failureText(failure: Error | null, locale: Locale): string {
  if (failure instanceof InConflict) return say(locale, 'conflictOpen');
  const word = failure instanceof ServerFailure && failure.code ? diskWords[failure.code] : undefined;
  return word ? say(locale, word) : (failure?.message ?? '');
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
