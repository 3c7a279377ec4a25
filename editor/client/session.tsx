import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { type Locale, languages, locales } from '#model/language/locales.ts';
import type { ItemAction } from '../server/request-bodies.ts';
import type { EditorState, PreviewState } from '../server/state.ts';
import { changeItem, Failure, findServer, followServer, getState, redo, undo } from './api.ts';
import { keep, readKept } from './kept.ts';
import { sendAllNow } from './unsent.ts';
import { useSending } from './use-sending.ts';
import { type EditorWord, say } from './words.ts';

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

export function SessionProvider({ first, children }: { first: EditorState; children: ReactNode }) {
  return <SessionContext value={useNewSession(first)}>{children}</SessionContext>;
}

function useNewSession(first: EditorState) {
  const [locale, setLocale] = useState<Locale>(firstLocale);
  const [state, setState] = useState(first);
  const [isGone, setIsGone] = useState(false);
  const [address, setAddress] = useState(window.location.pathname);
  const [visit, setVisit] = useState(0);
  const [previewState, setPreviewState] = useState<PreviewState>();
  const [lastStep, setLastStep] = useState({ version: 0 });
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
  const { send, settled, failure, ...sending } = useSending(show, leave);
  const { own } = sending;

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

  const arrive = useCallback(() => {
    setAddress(window.location.pathname);
    setVisit((now) => now + 1);
  }, []);
  const go = (to: string) => {
    window.history.pushState(null, '', to);
    arrive();
    window.scrollTo(0, 0);
  };
  useEffect(() => {
    window.addEventListener('popstate', arrive);
    return () => window.removeEventListener('popstate', arrive);
  }, [arrive]);

  const step = async (way: typeof undo) => {
    await send();
    const { addresses, state: next } = await way();
    setLastStep({ version: next.version });
    show(next);
    // Items come and go with a step, too.
    const isThere = (one: string) => next.items.some((item) => item.address === one);
    const here = window.location.pathname;
    const where = addresses.find(isThere);
    if (isItem(here) && !isThere(here)) go(where ?? '/');
    else if (where && !addresses.includes(here) && !['/prices', '/hours'].includes(here)) go(where);
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
      if (key === 'k') go('/search');
      else void step(key === 'z' ? undo : redo);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = locales[locale].dir;
    document.title = say(locale, 'title');
    keep(localeKey, locale);
  }, [locale]);

  return {
    locale,
    setLocale,
    t: (word: EditorWord, values?: Record<string, string | number>) => say(locale, word, values),
    state,
    /** Why something is not kept, in the owner's words where it is known. */
    failure: failureText(failure, locale),
    isGone,
    /** How far the preview is; undefined before the server has said it. */
    previewState,
    address,
    /** Counts the links that were followed, also to another field of the same page. */
    visit,
    go,
    ...sending,
    /** The last step of undo or redo in this window: from which version of the content on it is made. */
    lastStep,
    /** Does something with a whole item, behind all changes before, and opens where it goes on. @throws Failure */
    changeItem: async (action: ItemAction) => {
      await send();
      const { address: where, state: next } = await changeItem(action);
      show(next);
      go(where);
    },
    undo: () => void step(undo),
    redo: () => void step(redo),
    /** Takes over the content as an answer of the server has it. */
    show,
    refresh,
  };
}

/** Why something is not kept, in the owner's words where it is known. */
function failureText(failure: Error | null, locale: Locale): string {
  const { conflict, code } = failure instanceof Failure ? failure : {};
  const word = conflict ? 'conflictOpen' : diskWords[code ?? ''];
  return word ? say(locale, word) : (failure?.message ?? '');
}

/** Whether an address is that of an item of several. */
export function isItem(address: string): boolean {
  return address.split('/').length > 2;
}

function firstLocale(): Locale {
  const asked = new URLSearchParams(window.location.search).get('language');
  const known = [asked, readKept(localeKey)].find((one) => languages.includes(one as Locale));
  return (known as Locale | undefined) ?? (navigator.language.startsWith('ar') ? 'ar' : 'en');
}
