import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { type Locale, languages, locales } from '#model/language/locales.ts';
import type { PublicationRun } from '../server/publication-run.ts';
import type { ItemAction } from '../server/request-bodies.ts';
import type { EditorState, PreviewState } from '../server/state.ts';
import { changeItem, followServer, getState, RequestFailure, reconnect, redo, undo } from './api.ts';
import { readStored, store } from './browser-storage.ts';
import { fieldId } from './form/form-context.tsx';
import { useFreshFields } from './form/fresh-fields.ts';
import { sendAllNow } from './unsent.ts';
import { useSending } from './use-sending.ts';
import { type EditorWord, editorText } from './words.ts';

type Session = ReturnType<typeof useNewSession>;

const SessionContext = createContext<Session | null>(null);

const localeKey = 'editor-language';

/** Returns what all pages of the editor share: language, address, state of the content, and the function that sends changes. */
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
  const [serverState, setServerState] = useState<'running' | 'busy' | 'stopped'>('running');
  const [address, setAddress] = useState(window.location.pathname);
  const [navigationCount, setNavigationCount] = useState(0);
  const [previewState, setPreviewState] = useState<PreviewState>();
  const [publication, showPublication] = useState<PublicationRun | null>(null);
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

  const onUnreachable = useCallback(() => setServerState('stopped'), []);
  const { send, settled, failure, fail, ...sending } = useSending(showState, onUnreachable);
  const { ownChanges } = sending;

  // Listens to the server's messages. When the connection breaks, tries every second to reconnect.
  useEffect(() => {
    let isCancelled = false;
    const follow = async () => {
      while (!isCancelled) {
        try {
          await followServer(
            // Only a change in another window requires a request: the answer to a change of this window already has the new state.
            async (version) => {
              await settled();
              if (version > newestVersion.current) await getState().then(showState, () => {});
            },
            (preview) => {
              setServerState('running');
              setPreviewState(preview);
            },
            // The server repeats its message every second: without news, nothing is rendered again.
            (json) => showPublication((now) => (JSON.stringify(now) === json ? now : JSON.parse(json))),
            () => setServerState('busy'),
          );
        } catch {
          // The error needs no handling here: the lines after this block reconnect, whatever the reason.
        }
        if (isCancelled) return;
        setServerState('stopped');
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

  const fresh = useFreshFields();
  const showAllMistakes = fresh.clear;
  const updateAddress = useCallback(() => {
    setAddress(window.location.pathname);
    setNavigationCount((now) => now + 1);
    showAllMistakes();
  }, [showAllMistakes]);
  /** Opens a page after an answer of the server; where the owner follows a link, `navigate` opens it. */
  const openPage = (to: string) => {
    window.history.pushState(null, '', to);
    updateAddress();
    window.scrollTo(0, 0);
  };
  /** The number of pages that the owner has opened herself. A late answer of the server opens no page over a later one of hers. */
  const ownNavigations = useRef(0);
  const navigate = (to: string) => {
    ownNavigations.current += 1;
    openPage(to);
  };
  useEffect(() => {
    const onPopState = () => {
      ownNavigations.current += 1;
      updateAddress();
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [updateAddress]);

  const runUndoStep = async (sendStep: typeof undo) => {
    const before = ownNavigations.current;
    await send();
    const { addresses, state: next } = await sendStep();
    setLastUndoStep({ version: next.version });
    showState(next);
    // Undo or redo may delete the shown item or restore another. The editor then opens an item that exists, or the start page.
    const exists = (one: string) => next.items.some((item) => item.address === one);
    const currentAddress = window.location.pathname;
    const changedAddress = addresses.find(exists);
    if (isShownItemGone(next)) openPage(changedAddress ?? '/');
    else if (
      changedAddress &&
      ownNavigations.current === before &&
      !addresses.includes(currentAddress) &&
      !['/prices', '/hours'].includes(currentAddress) &&
      // A new order of items concerns all of them, and the start page shows it.
      !(currentAddress === '/' && addresses.length > 1)
    )
      openPage(changedAddress);
  };

  // Ctrl/Cmd+Z undoes the last change of the content, even in text fields, which have their own undo. Ctrl/Cmd+K opens the search.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = `${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`;
      if (!['z', 'shift+z', 'y', 'k'].includes(key)) return;
      event.preventDefault();
      // Typed text that is not sent yet is sent before the undo or the search.
      sendAllNow();
      if (key === 'k') navigate('/search');
      else void runUndoStep(key === 'z' ? undo : redo).catch(fail);
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
    /** The message that says why the last change could not be written. */
    failure: failureWord(failure),
    serverState,
    /** The state of the preview; undefined before the first message of the server. */
    previewState,
    /** The running or last publication since the editor's start; null if there is none. */
    publication,
    isPublishing: publication !== null && !publication.result,
    showPublication,
    address,
    /** The number of navigations so far; following a link to another field of the same page counts too. */
    navigationCount,
    navigate,
    openPage,
    ...sending,
    fresh,
    /** The last undo or redo of this window: `version` is the first version of the content that includes it. */
    lastUndoStep,
    /** Sends all earlier changes, runs an action such as renaming on an item, and opens the next page. @throws RequestFailure */
    changeItem: async (action: ItemAction) => {
      const before = ownNavigations.current;
      await send();
      const { address: itemAddress, state: next } = await changeItem(action);
      showState(next);
      if (ownNavigations.current === before || isShownItemGone(next)) openPage(itemAddress);
      if (action.type === 'new') fresh.add(fieldId(`${itemAddress.slice(1)}/item.yaml`, ''));
    },
    undo: () => void runUndoStep(undo).catch(fail),
    redo: () => void runUndoStep(redo).catch(fail),
    /** Shows the state of the content in an answer of the server, unless a newer state is already shown. */
    showState,
    refresh,
  };
}

function failureWord(failure: Error | null): EditorWord {
  const { conflict, code, isRefused } = failure instanceof RequestFailure ? failure : {};
  if (conflict) return 'conflictOpen';
  if (isRefused) return 'changeRefused';
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'diskFull' : 'notWritten';
}

/** Whether an editor address belongs to one item of a kind, such as `/frames/amman`, and not to a single file such as `/site`. */
export function isItemAddress(address: string): boolean {
  return address.split('/').length > 2;
}

/** Whether the editor shows the page of an item that does not exist. */
export function isShownItemGone({ items }: EditorState): boolean {
  const shown = window.location.pathname;
  return isItemAddress(shown) && !items.some(({ address }) => address === shown);
}

function firstLocale(): Locale {
  const asked = new URLSearchParams(window.location.search).get('language');
  const known = [asked, readStored(localeKey)].find((one) => languages.includes(one as Locale));
  return (known as Locale | undefined) ?? (navigator.language.startsWith('ar') ? 'ar' : 'en');
}
