import type { ContentKind } from '#model/content/content-kinds.ts';
import type { ContentFiles } from '#model/on-disk/content-files.server.ts';
import type { Title } from './state.ts';

/** The content as the owner has it before her, to be read: drafts over what is published. */
export interface ContentReader {
  readonly currentFiles: ContentFiles;
  /** Every file that is content, with its kind. */
  files(): Map<string, ContentKind>;
  /** What a file says; undefined where it cannot be read. */
  value(file: string): unknown;
  titleOf(file: string): Title;
}
