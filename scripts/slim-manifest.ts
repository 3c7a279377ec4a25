import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Leaves out of the router's list of all pages, which every visitor is sent, what a page does not have: to the router
 * what is missing is false as well. Also whether it has a default export, which browsers do not ask, and of what it
 * imports all that the shell has brought.
 * @param client the built site
 */
export async function slimManifest(client: string): Promise<void> {
  const assets = path.join(client, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error(`${assets} has no list of pages: did react-router build run?`);
  const file = path.join(assets, name);
  await writeFile(file, withoutUnread(await readFile(file, 'utf8')));
}

/** The same script, its objects without those fields. */
export function withoutUnread(manifest: string): string {
  const slim = manifest.replaceAll(/,"(hasDefaultExport":true|has[A-Za-z]+":false)/g, '');
  const [beginning = '', ...pages] = slim.split(/(?=\{"id":)/);
  const ofShell = /"[^"]*\/(react|rolldown-runtime|shell)-[^"]*\.js",?/g;
  return beginning + pages.map((page) => page.replaceAll(ofShell, '').replaceAll(',]', ']')).join('');
}
