/** Local storage key of the theme: `dark` is dark, anything else is light. */
export const themeKey = 'theme';

/** What the browser paints around the page: the wall by day and at dusk. */
export const themeColors = { light: '#e7e1d5', dark: '#1b1714' } as const;

/**
 * Runs in the head before the first paint, so that a dark page never flashes light.
 * Storage may be denied; then the page stays light.
 */
export const themeScript = `try{if(localStorage.getItem('${themeKey}')==='dark'){document.documentElement.classList.add('dark');document.querySelector('meta[name=theme-color]').content='${themeColors.dark}'}}catch{}`;
