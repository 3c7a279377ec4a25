import { useState } from 'react';
import type { Side } from '../merge/merge-values.ts';
import type { Choices, FieldConflict } from '../server/field-conflict.ts';

/** Holds the sides that the owner chooses in conflicts between two people. */
export function useChoices() {
  const [choices, setChoices] = useState<Choices>({});
  const choose = ({ file, key }: FieldConflict, side: Side) =>
    setChoices((now) => ({ ...now, [file]: { ...now[file], [key]: side } }));
  const chosen = ({ file, key }: FieldConflict): Side | undefined => choices[file]?.[key];
  return { choices, choose, chosen };
}

export type ConflictChoice = ReturnType<typeof useChoices>;
