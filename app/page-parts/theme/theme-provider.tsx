import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { afterPaint } from '#app/ui/after-paint.ts';
import { themeKey } from '#model/stored-data.ts';
import type { Bulb } from './open-from-bulb.ts';
import { keepTheme, shownTheme, showTheme, type Theme } from './show-theme.ts';

export type { Theme };

interface ThemeControl {
  theme: Theme;
  /** Changes to the other theme and returns it; evening opens outward from `bulb`, where there is one. */
  toggleTheme: (bulb?: Bulb) => Theme;
  /** Has the other theme's pictures fetched: a finger is on its switch. */
  prepareTheme: () => void;
}

/* Where the theme is read and followed. It never changes itself, so that no section renders again for a theme. */
interface ThemeSource {
  follow: (onChange: () => void) => () => void;
  read: () => Theme;
  toggle: (bulb?: Bulb) => Theme;
}

/** What passes the page over to the other theme comes with the first touch of a switch. */
const loadTurn = () => import('./turn-theme.ts');
/** So long (ms) it is waited for. */
const timeout = 600;

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
  const theme = otherTheme();
  loadTurn().then(
    ({ preparePictures: picturesReady }) => picturesReady(theme),
    () => {},
  );
}

function toggleTheme(bulb?: Bulb): Theme {
  const theme = otherTheme();
  choose(theme);
  afterPaint(() => turn(bulb));
  keepTheme(theme);
  return theme;
}

/** The page follows the choice; at once where the code that passes it over does not come in time. */
async function turn(bulb?: Bulb) {
  const late = new Promise<null>((resolve) => setTimeout(resolve, timeout, null));
  const module = await Promise.race([loadTurn(), late]).catch(() => null);
  if (module) await module.turnTo(readTheme, bulb);
  else showTheme(readTheme());
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
