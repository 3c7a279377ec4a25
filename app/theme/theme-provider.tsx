import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { afterPaint } from '../ui/after-paint';
import { restOutOfSight } from '../ui/rest-out-of-sight';
import { themeColors, themeKey } from './theme-script.ts';

export type Theme = 'light' | 'dark';

interface ThemeControl {
  theme: Theme;
  toggleTheme: () => void;
}

/* Where the theme is read and followed. It never changes itself, so that no section renders anew for a theme. */
interface ThemeSource {
  follow: (onChange: () => void) => () => void;
  read: () => Theme;
  toggle: () => void;
}

const ThemeContext = createContext<ThemeSource | null>(null);

const documentTheme: ThemeSource = {
  follow: followTheme,
  read: readTheme,
  toggle: () => chooseTheme(readTheme() === 'dark' ? 'light' : 'dark'),
};

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
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function applyTheme(theme: Theme) {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document
    .querySelector<HTMLMetaElement>('meta[name=theme-color]')
    ?.setAttribute('content', themeColors[theme]);
  window.dispatchEvent(new Event('themechange'));
}

function chooseTheme(theme: Theme) {
  afterPaint(() => fadeTo(() => applyTheme(theme)));
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is denied or full: the choice lasts until the page is left.
  }
}

/** The change is eased like a lamp being lit, where the browser can and the visitor wants motion. */
function fadeTo(change: () => void) {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const wake = restOutOfSight();
  if (isStill || !document.startViewTransition) {
    change();
    wake();
  } else document.startViewTransition(change).updateCallbackDone.finally(wake);
}

/** Another tab's choice is followed too. */
function followTheme(onChange: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === themeKey) applyTheme(event.newValue === 'dark' ? 'dark' : 'light');
  };
  window.addEventListener('themechange', onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('themechange', onChange);
    window.removeEventListener('storage', onStorage);
  };
}
