import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { type Locale, languages, locales } from '#model/language/locales.ts';
import type { ItemAction } from '../server/request-bodies.ts';
import type { EditorState, PreviewState } from '../server/state.ts';
import { changeItem, followServer, getState, RequestFailure, reconnect, redo, undo } from './api.ts';
import { readStored, store } from './browser-storage.ts';
import { sendAllNow } from './unsent.ts';
import { useSending } from './use-sending.ts';
import { type EditorWord, editorText } from './words.ts';

type Session = ReturnType<typeof useNewSession>;

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

export function SessionProvider({
  initialState,
  children,
}: {
  initialState: EditorState;
  children: ReactNode;
}) {
  return <SessionContext value={useNewSession(initialState)}>{children}</SessionContext>;
}

function useNewSession(initialState: EditorState) {
  const [locale, setLocale] = useState<Locale>(firstLocale);
  const [state, setState] = useState(initialState);
  const [isServerUnreachable, setIsServerUnreachable] = useState(false);
  const [address, setAddress] = useState(window.location.pathname);
  const [navigationCount, setNavigationCount] = useState(0);
  const [previewState, setPreviewState] = useState<PreviewState>();
  const [lastUndoStep, setLastUndoStep] = useState({ version: 0 });
  const newestVersion = useRef(initialState.version);
  const showState = useCallback((next: EditorState) => {
    newestVersion.current = Math.max(newestVersion.current, next.version);
    setState((now) => (next.version >= now.version ? next : now));
  }, []);
  const refresh = useCallback(async () => {
    const next = await getState();
    newestVersion.current = next.version;
    setState(next);
  }, []);

  const onUnreachable = useCallback(() => setIsServerUnreachable(true), []);
  const { send, settled, failure, ...sending } = useSending(showState, onUnreachable);
  const { ownChanges } = sending;

  // Follows the server, its going and its coming back.
  useEffect(() => {
    let isCancelled = false;
    const follow = async () => {
      while (!isCancelled) {
        try {
          await followServer(
            // The answer to what this window sends holds the content as well.
            async (version) => {
              await settled();
              if (version > newestVersion.current) await getState().then(showState, () => {});
            },
            (preview) => {
              setIsServerUnreachable(false);
              setPreviewState(preview);
            },
          );
        } catch {
          // Told below.
        }
        if (isCancelled) return;
        setIsServerUnreachable(true);
        await new Promise((resolve) => setTimeout(resolve, 1000));
        if (await reconnect()) {
          ownChanges.restart();
          await refresh().catch(() => {});
          void send();
        }
      }
    };
    void follow();
    void send();
    return () => {
      isCancelled = true;
    };
  }, [ownChanges, refresh, send, settled, showState]);

  const updateAddress = useCallback(() => {
    setAddress(window.location.pathname);
    setNavigationCount((now) => now + 1);
  }, []);
  const navigate = (to: string) => {
    window.history.pushState(null, '', to);
    updateAddress();
    window.scrollTo(0, 0);
  };
  useEffect(() => {
    window.addEventListener('popstate', updateAddress);
    return () => window.removeEventListener('popstate', updateAddress);
  }, [updateAddress]);

  const runUndoStep = async (sendStep: typeof undo) => {
    await send();
    const { addresses, state: next } = await sendStep();
    setLastUndoStep({ version: next.version });
    showState(next);
    // Items come and go with a step, too.
    const isThere = (one: string) => next.items.some((item) => item.address === one);
    const here = window.location.pathname;
    const changedAddress = addresses.find(isThere);
    if (isItemAddress(here) && !isThere(here)) navigate(changedAddress ?? '/');
    else if (changedAddress && !addresses.includes(here) && !['/prices', '/hours'].includes(here))
      navigate(changedAddress);
  };

  // Ctrl/Cmd+Z is the list of drafts in fields too; Ctrl/Cmd+K searches.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = `${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`;
      if (!['z', 'shift+z', 'y', 'k'].includes(key)) return;
      event.preventDefault();
      // What waits to be kept first.
      sendAllNow();
      if (key === 'k') navigate('/search');
      else void runUndoStep(key === 'z' ? undo : redo);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = locales[locale].dir;
    document.title = editorText(locale, 'title');
    store(localeKey, locale);
  }, [locale]);

  return {
    locale,
    setLocale,
    t: (word: EditorWord, values?: Record<string, string | number>) => editorText(locale, word, values),
    state,
    /** Why something is not kept, in the owner's words where it is known. */
    failure: failureText(failure, locale),
    isServerUnreachable,
    /** How far the preview is; undefined before the server has said it. */
    previewState,
    address,
    /** Counts the links that were followed, also to another field of the same page. */
    navigationCount,
    navigate,
    ...sending,
    /** The last step of undo or redo in this window: from which version of the content on it is made. */
    lastUndoStep,
    /** Does something with a whole item, behind all changes before, and opens where it goes on. @throws Failure */
    changeItem: async (action: ItemAction) => {
      await send();
      const { address: itemAddress, state: next } = await changeItem(action);
      showState(next);
      navigate(itemAddress);
    },
    undo: () => void runUndoStep(undo),
    redo: () => void runUndoStep(redo),
    /** Takes over the content as an answer of the server has it. */
    showState,
    refresh,
  };
}

/** Why something is not kept, in the owner's words where it is known. */
function failureText(failure: Error | null, locale: Locale): string {
  const { conflict, code } = failure instanceof RequestFailure ? failure : {};
  const word = conflict ? 'conflictOpen' : diskWords[code ?? ''];
  return word ? editorText(locale, word) : (failure?.message ?? '');
}

/** Whether an address is that of an item of several. */
export function isItemAddress(address: string): boolean {
  return address.split('/').length > 2;
}

function firstLocale(): Locale {
  const asked = new URLSearchParams(window.location.search).get('language');
  const known = [asked, readStored(localeKey)].find((one) => languages.includes(one as Locale));
  return (known as Locale | undefined) ?? (navigator.language.startsWith('ar') ? 'ar' : 'en');
}
