import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { afterPaint } from '#app/ui/after-paint.ts';
import { wait } from '#app/ui/wait.ts';
import { themeKey } from '#model/stored-data.ts';
import type { Bulb } from './open-from-bulb.ts';
import { keepTheme, shownTheme, showTheme, type Theme } from './show-theme.ts';

export type { Theme };

interface ThemeControl {
  theme: Theme;
  /** Changes to the other theme and returns it. The dark theme opens as a circle from `bulb`, where that is given. */
  toggleTheme: (bulb?: Bulb) => Theme;
  /** Starts to fetch the pictures of the other theme; called when a pointer touches a theme switch. */
  prepareTheme: () => void;
}

/*
 * The functions that read and follow the theme. This object never changes, so no section renders again when the theme
 * changes.
 */
interface ThemeSource {
  follow: (onChange: () => void) => () => void;
  read: () => Theme;
  toggle: (bulb?: Bulb) => Theme;
}

/** Loads the code of the transition between themes, at the first touch of a theme switch. */
const loadTurn = () => import('./turn-theme.ts');
/**
 * Maximum wait (ms) for the code of the transition. If loading takes longer, the theme changes without a transition.
 */
const timeout = 600;

const ThemeContext = createContext<ThemeSource | null>(null);

const documentTheme: ThemeSource = { follow: followTheme, read: readTheme, toggle: toggleTheme };

/** The theme that was chosen on this page; the page shows it a moment later. Null before any choice. */
let chosen: Theme | null = null;

/**
 * Provides the theme, light or dark, which the class of the root element holds. The choice is kept in local storage.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <ThemeContext value={documentTheme}>{children}</ThemeContext>;
}

/** Returns the current theme and the functions that change it. Throws outside a ThemeProvider. */
export function useTheme(): ThemeControl {
  const source = useContext(ThemeContext);
  if (!source) throw new Error('useTheme must be used within a ThemeProvider');
  const theme = useSyncExternalStore(source.follow, source.read, () => 'light' as const);
  return { theme, toggleTheme: source.toggle, prepareTheme };
}

function readTheme(): Theme {
  return chosen ?? shownTheme();
}

function otherTheme(): Theme {
  return readTheme() === 'dark' ? 'light' : 'dark';
}

function prepareTheme() {
  const theme = otherTheme();
  loadTurn().then(
    ({ preparePictures }) => preparePictures(theme),
    () => {},
  );
}

function toggleTheme(bulb?: Bulb): Theme {
  const theme = otherTheme();
  choose(theme);
  afterPaint(() => showChosen(bulb));
  keepTheme(theme);
  return theme;
}

/** Shows the chosen theme with a transition, or without one where the code of the transition does not load in time. */
async function showChosen(bulb?: Bulb) {
  const module = await Promise.race([loadTurn(), wait(timeout)]).catch(() => null);
  if (module) await module.turnTo(readTheme, bulb);
  else showTheme(readTheme());
}

function choose(theme: Theme) {
  chosen = theme;
  window.dispatchEvent(new Event('themechange'));
}

/**
 * Updates the theme when the visitor has chosen another one in another tab, or on a later page before Back restored
 * this page from the browser's cache.
 */
function followTheme(onChange: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    // A `storage` event without a key means that the whole storage was cleared.
    if (key === themeKey || key === null) followStored();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) followStored();
  };
  window.addEventListener('themechange', onChange);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('themechange', onChange);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

function followStored() {
  try {
    choose(localStorage.getItem(themeKey) === 'dark' ? 'dark' : 'light');
    showTheme(readTheme());
  } catch {
    // Storage is denied, so there is no stored choice to follow.
  }
}
