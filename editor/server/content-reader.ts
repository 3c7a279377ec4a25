import type { ContentKind } from '#model/content/content-kinds.ts';
import type { ContentFiles } from '#model/on-disk/content-files.server.ts';
import type { Title } from './state.ts';

/** Read access to the content as the owner sees it: the published files with her drafts. */
export interface ContentReader {
  readonly currentFiles: ContentFiles;
  /** The content's YAML files with their kinds. */
  files(): Map<string, ContentKind>;
  /** The parsed content of a file; undefined if it cannot be parsed. */
  value(file: string): unknown;
  titleOf(file: string): Title;
}
