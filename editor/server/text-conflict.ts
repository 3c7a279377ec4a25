/** A text that another window has changed since this window received it. */
export interface TextConflict {
  file: string;
  /** The field's name, such as `pricing[1].price`. */
  field: string;
  /** The current text, which the other window has saved. */
  theirs: string;
}

/** The error for a change that would overwrite the text of another window. */
export class ChangedElsewhere extends Error {
  readonly conflict: TextConflict;

  constructor(conflict: TextConflict) {
    super(`content/${conflict.file}: ${conflict.field} was changed in another window`);
    this.conflict = conflict;
  }
}
