import { fieldName } from '#model/content/field-path.ts';
import type { Change } from '../yaml/change.ts';
import { editText } from '../yaml/edit-text.ts';
import { writable } from './normalize-change.ts';
import { Refusal } from './refusal.ts';
import { ChangedElsewhere } from './text-conflict.ts';

/**
 * Applies a change to a YAML text.
 * @throws Refusal if the change cannot be made: its path no longer exists, or the text is not valid YAML
 */
export function editedOrRefused(text: string, change: Change): string {
  try {
    return editText(text, change);
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

/**
 * Checks that no other window has changed a text in the meantime.
 * @throws ChangedElsewhere if the current text is neither the text before the change (`from`) nor the one after it
 */
export function expectUnchanged(file: string, change: Change, from: string, value: unknown): void {
  const now = asText(value);
  const next = change.type === 'set' ? asText(change.value) : '';
  if (now === asText(writable(from)) || now === next) return;
  throw new ChangedElsewhere({ file, field: fieldName(change.path), theirs: now });
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
