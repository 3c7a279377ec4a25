import { useLanguage } from '../language/language-provider';
import { announce } from '../ui/announce';
import type { Opening } from './show-theme';
import { useTheme } from './theme-provider';

/** What every switch of the theme is named, and what it does. */
export function useThemeSwitch() {
  const { t } = useLanguage();
  const { theme, toggleTheme, prepareTheme } = useTheme();
  return {
    /** Says what a press will do. */
    name: t(theme === 'dark' ? 'theme.toLight' : 'theme.toDark'),
    /** A finger is on the switch: the other theme's pictures are fetched. */
    prepare: prepareTheme,
    /** Changes the theme and says which it is; evening as `opening` has it. */
    press: (opening?: Opening) =>
      announce(t(toggleTheme(opening) === 'dark' ? 'theme.isDark' : 'theme.isLight')),
  };
}
