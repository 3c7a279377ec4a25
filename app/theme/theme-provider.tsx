import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { afterPaint } from '../ui/after-paint';
import { themeColors, themeKey } from './theme-script.ts';

export type Theme = 'light' | 'dark';

interface ThemeControl {
  theme: Theme;
  /** Changes to the other theme and returns it. */
  toggleTheme: () => Theme;
}

/* Where the theme is read and followed. It never changes itself, so that no section renders anew for a theme. */
interface ThemeSource {
  follow: (onChange: () => void) => () => void;
  read: () => Theme;
  toggle: () => Theme;
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
  return { theme, toggleTheme: source.toggle };
}

function readTheme(): Theme {
  return chosen ?? shownTheme();
}

function shownTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function toggleTheme(): Theme {
  const theme = readTheme() === 'dark' ? 'light' : 'dark';
  choose(theme);
  afterPaint(fadeToChosen);
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

/** The change is eased like a lamp being lit, where the browser can and the visitor wants motion. */
function fadeToChosen() {
  // A second quick tap has taken the first back.
  if (shownTheme() === readTheme()) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !document.startViewTransition) showChosen();
  else document.startViewTransition(showChosen);
}

function showChosen() {
  const theme = readTheme();
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document
    .querySelector<HTMLMetaElement>('meta[name=theme-color]')
    ?.setAttribute('content', themeColors[theme]);
}

/** Another tab's choice is followed too, and what was chosen elsewhere before Back brought this page out of a cache. */
function followTheme(onChange: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === themeKey) followStored();
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
    showChosen();
  } catch {
    // Storage is denied: there is no other choice to follow.
  }
}
