import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleHeadScript, injectHeadScript } from './inject-head-script.ts';

/*
 * Matches a link to a stylesheet of the site, as React Router writes it. A `#` marks stylesheets that scripts loaded later
 * need too.
 */
const stylesheetLink = /<link rel="stylesheet" href="([^"]*\/assets\/[^"/#]+\.css)(#?)"\/>/g;

/**
 * Prepares every page below `client` for a fast first paint. Its stylesheets are inlined, so that the paint waits for one file
 * only, and its scripts load after the first paint (app/shell/start). React expects the links of the stylesheets in the page, so
 * they stay, but disabled: browsers do not fetch them.
 * @param base the site's folder on its host, `/` or `/folder/`
 * @returns the number of pages
 */
export async function inlineStyles(client: string, base: string): Promise<number> {
  const pages = (await readdir(client, { recursive: true })).filter((file) => file.endsWith('.html'));
  const start = await bundleHeadScript(base);
  const styles = new Map<string, string>();
  for (const page of pages) {
    const file = path.join(client, page);
    const html = await readFile(file, 'utf8');
    for (const [, href = ''] of html.matchAll(stylesheetLink)) {
      if (styles.has(href)) continue;
      styles.set(href, await readFile(path.join(client, href.slice(base.length)), 'utf8'));
    }
    const started = injectHeadScript(withStyles(html, styles), start, base);
    await writeFile(file, started.html);
    await writeFile(path.join(client, 'assets', started.file.name), started.file.text);
  }
  await removeUnusedStyles(client, [...styles.keys()]);
  return pages.length;
}

/**
 * Inlines the stylesheets of a page. Scripts that load later look for their stylesheets by the address without `#`.
 * @param styles the text of each stylesheet, by its address
 * @throws if a stylesheet contains `</style`, which would end its element
 */
export function withStyles(html: string, styles: Map<string, string>): string {
  const linkTo = (address: string) => `<link rel="stylesheet" href="${address}" disabled=""/>`;
  return html.replace(stylesheetLink, (_, href: string, mark: string) => {
    const text = styles.get(href) ?? '';
    if (/<\/style/i.test(text)) throw new Error(`${href} holds “</style”: it cannot stand in a page`);
    return `<style>${text.trim()}</style>${linkTo(href + mark)}${mark && linkTo(href)}`;
  });
}

/** Removes stylesheets that no page and no script uses: the build for prerendering writes some. */
async function removeUnusedStyles(client: string, ofPages: string[]) {
  const assets = path.join(client, 'assets');
  const files = await readdir(assets);
  const scripts = await Promise.all(
    files.filter((name) => name.endsWith('.js')).map((name) => readFile(path.join(assets, name), 'utf8')),
  );
  const isUsed = (style: string) => [...ofPages, ...scripts].some((text) => text.includes(style));
  for (const file of files.filter((name) => name.endsWith('.css') && !isUsed(name)))
    await rm(path.join(assets, file));
}
