import { fieldName } from '#model/content/field-path.ts';
import { readYaml } from '#model/content/read-yaml.ts';
import { plainValues } from '#model/content/walk.ts';
import { ContentFiles } from '#model/on-disk/content-files.server.ts';

/** An address outside of the site, and every place in the content that names it: `site.yaml`, `social[1].url`. */
export interface OutsideLink {
  url: string;
  places: { file: string; field: string }[];
}

const address = /https?:\/\/[^\s<>"'«»()]+/g;

/**
 * The outside links in all texts of a content folder, each once.
 * @param own the site's own address, which is none
 */
export function findLinks(root: string, own: string): OutsideLink[] {
  const places = new Map<string, OutsideLink['places']>();
  const files = new ContentFiles(root);
  for (const file of files.all().filter((name) => name.endsWith('.yaml'))) {
    for (const { path, value: text } of plainValues(readYaml(files.read(file)).value)) {
      if (typeof text !== 'string') continue;
      for (const [found] of text.matchAll(address)) {
        // A full stop or comma behind it belongs to the sentence.
        const url = found.replace(/[.,;:!?،؛؟]+$/, '');
        if (url === own || url.startsWith(`${own}/`)) continue;
        places.set(url, [...(places.get(url) ?? []), { file, field: fieldName(path) }]);
      }
    }
  }
  return [...places].map(([url, all]) => ({ url, places: all }));
}
