import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { afterPaint } from '../ui/after-paint';
import { type Opening, picturesReady, shownTheme, showTheme, type Theme, turnTo } from './show-theme';
import { themeKey } from './theme-script.ts';

export type { Theme };

interface ThemeControl {
  theme: Theme;
  /** Changes to the other theme and returns it; evening comes as `opening` has it. */
  toggleTheme: (opening?: Opening) => Theme;
  /** Has the other theme's pictures fetched: a finger is on its switch. */
  prepareTheme: () => void;
}

/* Where the theme is read and followed. It never changes itself, so that no section renders again for a theme. */
interface ThemeSource {
  follow: (onChange: () => void) => () => void;
  read: () => Theme;
  toggle: (opening?: Opening) => Theme;
}

const ThemeContext = createContext<ThemeSource | null>(null);

const documentTheme: ThemeSource = { follow: followTheme, read: readTheme, toggle: toggleTheme };

/** What was chosen on this page; the page itself follows a moment later. Null before anything was. */
let chosen: Theme | null = null;

/** Light or dark, as the class on the document's root says; the choice is kept in local storage. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <ThemeContext value={documentTheme}>{children}</ThemeContext>;
}

/** The theme and how to change it. Throws outside a ThemeProvider. */
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
  picturesReady(otherTheme());
}

function toggleTheme(opening?: Opening): Theme {
  const theme = otherTheme();
  choose(theme);
  afterPaint(() => turnTo(readTheme, opening));
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is denied or full: the choice lasts until the page is left.
  }
  return theme;
}

function choose(theme: Theme) {
  chosen = theme;
  window.dispatchEvent(new Event('themechange'));
}

/** Another tab's choice is followed too, and what was chosen elsewhere before Back brought this page out of a cache. */
function followTheme(onChange: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key all of the storage was cleared.
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
    // Storage is denied: there is no other choice to follow.
  }
}
