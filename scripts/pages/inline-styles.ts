import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleHeadScript, injectHeadScript } from './inject-head-script.ts';

/* A stylesheet of the site's own, as React Router links it: with a mark where scripts that come late need it, too. */
const stylesheetLink = /<link rel="stylesheet" href="([^"]*\/assets\/[^"/#]+\.css)(#?)"\/>/g;

/**
 * Gets every page below `client` ready for its first paint: its stylesheets stand in it, so that the paint waits for
 * one file alone, and its scripts come after what is seen (app/shell/start). React expects the stylesheets' links at their
 * places, so they stay there, disabled: browsers do not fetch them.
 * @param base the site's folder on its host, `/` or `/folder/`
 * @returns how many pages there are
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
 * A page with its stylesheets in it. Late scripts look for their stylesheets by the plain address.
 * @param styles the text of each stylesheet, by its address
 * @throws where a stylesheet would end the element that it stands in
 */
export function withStyles(html: string, styles: Map<string, string>): string {
  const linkTo = (address: string) => `<link rel="stylesheet" href="${address}" disabled=""/>`;
  return html.replace(stylesheetLink, (_, href: string, mark: string) => {
    const text = styles.get(href) ?? '';
    if (/<\/style/i.test(text)) throw new Error(`${href} holds “</style”: it cannot stand in a page`);
    return `<style>${text.trim()}</style>${linkTo(href + mark)}${mark && linkTo(href)}`;
  });
}

/** The build for prerendering leaves stylesheets of its own behind: no page stands on them, and no script asks for them. */
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
