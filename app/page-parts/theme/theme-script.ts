import { themeKey } from '#model/stored-data.ts';
/** The color of the browser's own bars around the page, by day and at dusk. */
export const themeColors = { light: '#e7e1d5', dark: '#1b1714' } as const;

/**
 * This script runs in the head before the first paint, so that a dark page never flashes light. It also enables the
 * preload of the first picture that this theme shows: `Picture` marks each preload by a media value that no browser
 * matches, `day` or `dusk`, alone or before a condition. Where storage is denied, the page stays light.
 */
export const themeScript = `{${[
  `let hour='day'`,
  `try{if(localStorage.getItem('${themeKey}')==='dark'){hour='dusk';document.documentElement.classList.add('dark');document.querySelector('meta[name=theme-color]').content='${themeColors.dark}'}}catch{}`,
  `for(const link of document.querySelectorAll('link[media^='+hour+']'))link.media=link.media.replaceAll(hour,'all')`,
].join(';')}}`;
