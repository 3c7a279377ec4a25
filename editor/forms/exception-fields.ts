import { isGroup } from '#model/content/walk.ts';

/**
 * Whether the form of an exception of the opening hours leaves a field out: one day has no beginning and end, a span no date, and
 * a closed day no hours.
 * @param path the path of the group that contains the field
 * @param entry the value of the group
 */
export function isLeftOut(path: string, field: string, entry: unknown): boolean {
  if (!/^hours\.exceptions\[\d+\]$/.test(path) || !isGroup(entry) || field in entry) return false;
  if (field === 'date') return 'from' in entry || 'to' in entry;
  if (field === 'from' || field === 'to') return 'date' in entry;
  return field === 'hours' && entry.closed === true;
}
