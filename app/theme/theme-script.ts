/** Local storage key of the theme: `dark` is dark, anything else is light. */
export const themeKey = 'theme';

/**
 * Runs in the head before the first paint, so that a dark page never flashes light.
 * Storage may be denied; then the page stays light.
 */
export const themeScript = `try{if(localStorage.getItem('${themeKey}')==='dark')document.documentElement.classList.add('dark')}catch{}`;
