import { ContentError } from '#model/content/content-error.ts';
import { webAddress } from '#model/content/kinds/site.ts';
import { checkReferences } from './check-references.server.ts';
import { ContentFolder, type ReadingOptions } from './content-folder.server.ts';
import { contentRoot } from './folders.server.ts';
import { readKinds, type WholeContent } from './read-kinds.server.ts';
import { readOnce } from './read-once.server.ts';
import { type Content, shownContent } from './shown-content.server.ts';
import { siteBase } from './site-base.ts';

export type { Content };

/** The content files already read. Unchanged files are not read again. */
const cache: NonNullable<ReadingOptions['cache']> = new Map();

/** The content of the site: read once in a build, and again for every page during development. */
export const content = readOnce((): Content => readContent(contentRoot, { cache }));

/**
 * Reads and checks everything in content/, and returns what the site shows of it, in both languages.
 * @param root path of the content folder
 * @param options the folder's files if they are already known, and a cache for later readings
 * @throws ContentError with every mistake found: file, field and what was expected
 */
export function readContent(root = contentRoot, options: ReadingOptions = {}): Content {
  return shownContent(readWholeContent(root, options));
}

/** Does the same as `readContent`, but returns hidden items too. */
export function readWholeContent(root: string, options: ReadingOptions): WholeContent {
  const folder = new ContentFolder(root, options);
  const content = readKinds(folder);
  if (!content) throw new ContentError(folder.mistakes);
  // References need no check in the editor's preview: the editor has already checked this content.
  if (process.env.EDITOR_PREVIEW !== '1') checkReferences(content, folder);
  if (folder.mistakes.length > 0) throw new ContentError(folder.mistakes);
  const url = addressBelow(addressOfThisBuild() ?? content.site.url, siteBase());
  return { ...content, site: { ...content.site, url } };
}

/**
 * The complete address of the site, without a slash at its end. The site's folder may be part of this address or of
 * SITE_BASE.
 * @throws ContentError where the address contains a folder for which the site is not built
 */
function addressBelow(address: string, base: string): string {
  const { origin, pathname } = new URL(address);
  const folder = `${pathname.replace(/\/+$/, '')}/`;
  if (folder === '/' || folder === base) return `${origin}${base}`.replace(/\/$/, '');
  const values = { folder: folder.slice(0, -1), found: JSON.stringify(address) };
  throw new ContentError([{ file: 'content/site.yaml', field: 'url', code: 'otherFolder', values }]);
}

/**
 * The address of this build, if SITE_URL replaces the one in site.yaml: `SITE_URL=https://… npm run build`.
 * @throws ContentError where SITE_URL is not an https address
 */
function addressOfThisBuild(): string | undefined {
  const { SITE_URL } = process.env;
  if (!SITE_URL) return undefined;
  const checked = webAddress.safeParse(SITE_URL);
  if (checked.success) return checked.data;
  throw new ContentError([
    { file: 'SITE_URL', field: '', code: 'httpsAddress', values: { found: JSON.stringify(SITE_URL) } },
  ]);
}
