/** Where a text was changed by another window since this one last knew it. */
export interface TextConflict {
  file: string;
  /** `pricing[1].price` */
  field: string;
  /** What it says now. */
  theirs: string;
}

/** Thrown instead of a change that would replace what another window has written. */
export class ChangedElsewhere extends Error {
  readonly conflict: TextConflict;

  constructor(conflict: TextConflict) {
    super(`content/${conflict.file}: ${conflict.field} was changed in another window`);
    this.conflict = conflict;
  }
}
