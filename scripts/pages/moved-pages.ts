import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type MovedAddress, movedAddresses, redirectStatus } from '#app/loaders/moved.server.ts';
import { siteIn } from '#app/loaders/site.server.ts';
import type { Bilingual } from '#model/content/group.ts';
import { locales } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { type ItemPageKey, inLanguage, languageOf } from '#model/site-map.ts';

/** Removes the English redirect pages that React Router writes at former addresses. */
export async function removeRedirects(client: string): Promise<void> {
  await Promise.all(
    movedAddresses().map(({ from }) => rm(path.join(client, `${from}.html`), { force: true })),
  );
}

/**
 * Writes a small page at every former address, and a rule for hosts that read `_redirects`.
 * @param client the built site
 * @param base the site's folder on its host, `/` or `/folder/`
 */
export async function writeMovedPages(client: string, base: string): Promise<void> {
  const all = movedAddresses();
  for (const moved of all) {
    const file = path.join(client, `${moved.from}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, movedPage(moved, base));
  }
  if (all.length > 0) await writeFile(path.join(client, '_redirects'), redirectRules(all, base));
}

/** The HTML of a page at a former address: it redirects at once, shows a link, and names the new address to search engines. */
export function movedPage({ from, to, fate }: MovedAddress, base: string): string {
  const language = languageOf(from);
  const { moved, nav } = wordsIn(language);
  const { url, name } = siteIn(language);
  const [address = ''] = to.split('#');
  const [kind = '', slug] = inLanguage(address, 'en').slice(1).split('/');
  const items: { slug: string; title: Bilingual }[] = content()[kind as ItemPageKey];
  const target = items.find((item) => item.slug === slug)?.title[language] ?? nav[kind as ItemPageKey];
  const href = `${base}${to.slice(1)}`;
  const title = { moved: moved.title, removed: moved.goneTitle, hidden: moved.hiddenTitle }[fate];
  return `<!DOCTYPE html>
<html lang="${language}" dir="${locales[language].dir}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<meta name="robots" content="noindex"/>
<meta http-equiv="refresh" content="0; url=${href}"/>
<link rel="canonical" href="${url}${address}"/>
<link rel="icon" href="${base}favicon.svg" type="image/svg+xml"/>
<title>${escaped(`${title} | ${name}`)}</title>
<style>body { max-width: 32rem; margin: 4rem auto; padding: 0 1.5rem; font: 1.0625rem/1.6 system-ui, sans-serif; } a { color: inherit; }</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(fate === 'moved' ? moved.now : moved.section)} <a href="${href}">${escaped(target)}</a></p>
</main>
</body>
</html>
`;
}

/** The redirects of moved addresses as lines of a `_redirects` file. */
export function redirectRules(all: MovedAddress[], base: string): string {
  const address = (path: string) => `${base}${path.slice(1)}`;
  return all
    .map((moved) => `${address(moved.from)} ${address(moved.to)} ${redirectStatus(moved)}\n`)
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
