import { addressInSite, addressOf, languageOf } from '#model/site-map.ts';

/** All that an address may say of an open dialog; there is one at a time. */
const onEveryPage = Object.freeze({
  frame: '',
  size: '',
  project: '',
  portfolio: '',
  picture: '',
  selection: '',
});

/** On “On your wall” the address names what hangs: no dialog's coming or going takes it down. */
const onWallPage = Object.freeze({ selection: '' });

/**
 * The values of a query that go with any dialog on a page: empty, to be taken out.
 * @param pathname of the page on its host
 * @param base the site's folder on its host, `/` or `/folder/`
 */
export function closingValues(pathname: string, base: string): Record<string, string> {
  const address = addressInSite(pathname, base).replace(/\/$/, '');
  return address === addressOf('wall', languageOf(address)) ? onWallPage : onEveryPage;
}
