import { addressInSite, addressOf, languageOf } from '#model/site-map.ts';

/** All query parameters that describe an open dialog. Only one dialog is open at a time. */
const onEveryPage = Object.freeze({
  frame: '',
  size: '',
  project: '',
  portfolio: '',
  picture: '',
  selection: '',
});

/**
 * On the page “On your wall”, other parameters name the prints on the wall, so opening or closing a dialog must keep
 * those parameters.
 */
const onWallPage = Object.freeze({ selection: '' });

/**
 * The query parameters that are removed when a dialog opens or closes. Each value is empty, which means: remove it.
 * @param pathname the path of the page on its host
 * @param base the site's folder on its host, `/` or `/folder/`
 */
export function closingValues(pathname: string, base: string): Record<string, string> {
  const address = addressInSite(pathname, base).replace(/\/$/, '');
  return address === addressOf('wall', languageOf(address)) ? onWallPage : onEveryPage;
}
