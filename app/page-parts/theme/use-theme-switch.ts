import { announce } from '#app/ui/announce.ts';
import { useLanguage } from '../language/language-provider.tsx';
import type { Bulb } from './open-from-bulb.ts';
import { useTheme } from './theme-provider.tsx';

/** What every switch of the theme is named, and what it does. */
export function useThemeSwitch() {
  const { t } = useLanguage();
  const { theme, toggleTheme, prepareTheme } = useTheme();
  return {
    /** Says what a press will do. */
    name: t(theme === 'dark' ? 'theme.toLight' : 'theme.toDark'),
    /** A finger is on the switch: the other theme's pictures are fetched. */
    prepare: prepareTheme,
    /** Changes the theme and says which it is; evening opens outward from `bulb`, where there is one. */
    press: (bulb?: Bulb) => announce(t(toggleTheme(bulb) === 'dark' ? 'theme.isDark' : 'theme.isLight')),
  };
}
