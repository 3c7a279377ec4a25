import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleStart, withStart } from '../app/start/into-page.server.ts';

/* A stylesheet of the site's own, as React Router links it. */
const stylesheetLink = /<link rel="stylesheet" href="([^"]*\/assets\/[^"/]+\.css)"\/>/g;

/**
 * Gets every page below `client` ready for its first paint: the stylesheet stands in it, so that the paint waits for
 * one file alone, and its scripts come after what is seen (app/start). React expects the stylesheet's link at its place,
 * so it stays there, disabled: browsers do not fetch it.
 * @param base the site's folder on its host, `/` or `/folder/`
 * @returns how many pages there are
 */
export async function preparePaint(client: string, base: string): Promise<number> {
  const pages = (await readdir(client, { recursive: true })).filter((file) => file.endsWith('.html'));
  const start = await bundleStart();
  const styles = new Map<string, string>();
  for (const page of pages) {
    const file = path.join(client, page);
    const html = await readFile(file, 'utf8');
    for (const [, href = ''] of html.matchAll(stylesheetLink)) {
      if (styles.has(href)) continue;
      styles.set(href, await readFile(path.join(client, href.slice(base.length)), 'utf8'));
    }
    const started = withStart(withStyles(html, styles), start, base);
    await writeFile(file, started.html);
    await writeFile(path.join(client, 'assets', started.file.name), started.file.text);
  }
  await removeUnusedStyles(client, [...styles.keys()]);
  return pages.length;
}

/**
 * A page with its stylesheets in it.
 * @param styles the text of each stylesheet, by its address
 * @throws where a stylesheet would end the element that it stands in
 */
export function withStyles(html: string, styles: Map<string, string>): string {
  return html.replace(stylesheetLink, (_, href: string) => {
    const text = styles.get(href) ?? '';
    if (/<\/style/i.test(text)) throw new Error(`${href} holds “</style”: it cannot stand in a page`);
    return `<style>${text.trim()}</style><link rel="stylesheet" href="${href}" disabled=""/>`;
  });
}

/** The build for prerendering leaves a stylesheet of its own behind. */
async function removeUnusedStyles(client: string, used: string[]) {
  const assets = path.join(client, 'assets');
  for (const file of (await readdir(assets)).filter((name) => name.endsWith('.css'))) {
    if (!used.some((href) => href.endsWith(`/${file}`))) await rm(path.join(assets, file));
  }
}
