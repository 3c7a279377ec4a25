import type { FieldConflict } from './field-conflict.ts';

export type PublishStep = 'fetch' | 'check' | 'build' | 'commit' | 'push' | 'folder';

/** The result of a publication. */
export type PublishResult =
  | { done: true; files: string[]; way: 'commit' | 'push'; folder: string }
  | {
      done: false;
      step: PublishStep;
      /** `conflict` (someone else has changed the same fields), `cancelled`, or another one of failureReason. */
      reason: string;
      /** The message of Git, of the system or of the build. */
      log: string;
      /** The unresolved conflicts, if the reason is `conflict`. */
      conflicts: FieldConflict[];
    };

/** The running or last publication since the editor's start, as all windows of the editor show it. */
export interface PublicationRun {
  /** The commit of the publication that this one takes back; undefined if it publishes drafts. */
  takenBack?: string | undefined;
  /** The steps so far, with the time (ms since 1970) at which each of them began. */
  steps: { step: PublishStep; at: number }[];
  endedAt?: number;
  result?: PublishResult;
  /** Whether it has come so far that it can no longer be cancelled. */
  isFinal: boolean;
  /** Whether a page has shown the result. */
  isSeen: boolean;
}
