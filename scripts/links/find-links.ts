import { fieldName } from '#model/content/field-path.ts';
import { readYaml } from '#model/content/read-yaml.ts';
import { scalarsIn } from '#model/content/walk.ts';
import { ContentFiles } from '#model/on-disk/content-files.server.ts';

/** An external URL, and every field of the content that names it, such as `social[1].url` of `site.yaml`. */
export interface OutsideLink {
  url: string;
  mentions: { file: string; field: string }[];
}

const address = /https?:\/\/[^\s<>"'«»()]+/g;

/**
 * Finds the external links in all texts of a content folder, each once.
 * @param own the site's own URL: links to it are internal
 */
export function findLinks(root: string, own: string): OutsideLink[] {
  const mentionsByUrl = new Map<string, OutsideLink['mentions']>();
  const files = new ContentFiles(root);
  for (const file of files.all().filter((name) => name.endsWith('.yaml'))) {
    for (const { path, value: text } of scalarsIn(readYaml(files.read(file)).value)) {
      if (typeof text !== 'string') continue;
      for (const [found] of text.matchAll(address)) {
        // Punctuation after a URL belongs to the sentence, not to the URL.
        const url = found.replace(/[.,;:!?،؛؟]+$/, '');
        if (url === own || url.startsWith(`${own}/`)) continue;
        mentionsByUrl.set(url, [...(mentionsByUrl.get(url) ?? []), { file, field: fieldName(path) }]);
      }
    }
  }
  return [...mentionsByUrl].map(([url, all]) => ({ url, mentions: all }));
}
