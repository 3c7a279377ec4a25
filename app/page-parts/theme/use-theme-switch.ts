import { announce } from '#app/ui/announce.ts';
import { useLanguage } from '../language/language-provider.tsx';
import type { Bulb } from './open-from-bulb.ts';
import { useTheme } from './theme-provider.tsx';

/** The label and the handlers that every theme switch shares. */
export function useThemeSwitch() {
  const { t } = useLanguage();
  const { theme, toggleTheme, prepareTheme } = useTheme();
  return {
    /** The accessible name of a theme switch, which says what a press will do. */
    name: t(theme === 'dark' ? 'theme.toLight' : 'theme.toDark'),
    /** Starts to fetch the pictures of the other theme; called when a pointer touches the switch. */
    prepare: prepareTheme,
    /** Changes the theme and announces it. The dark theme opens as a circle from `bulb`, where that is given. */
    press: (bulb?: Bulb) => announce(t(toggleTheme(bulb) === 'dark' ? 'theme.isDark' : 'theme.isLight')),
  };
}
