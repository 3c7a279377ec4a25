import { themeKey } from '#model/stored-data.ts';
/** What the browser paints around the page: the backdrop by day and at dusk. */
export const themeColors = { light: '#e7e1d5', dark: '#1b1714' } as const;

/**
 * Runs in the head before the first paint, so that a dark page never flashes light, and has the first picture asked for
 * that this theme shows (`Picture` names its hour as a medium that no browser knows, alone or before a condition).
 * Storage may be denied; then the page stays light.
 */
export const themeScript = `{${[
  `let hour='day'`,
  `try{if(localStorage.getItem('${themeKey}')==='dark'){hour='dusk';document.documentElement.classList.add('dark');document.querySelector('meta[name=theme-color]').content='${themeColors.dark}'}}catch{}`,
  `for(const link of document.querySelectorAll('link[media^='+hour+']'))link.media=link.media.replaceAll(hour,'all')`,
].join(';')}}`;
