import type { z } from 'zod';
import type { Mistake } from './content-error.ts';
import { printable } from './printable.ts';

/** What a schema says against a file, in words the owner can act on. */
export function mistakesOf(file: string, value: unknown, error: z.ZodError): Mistake[] {
  return error.issues.map((issue) => ({
    file,
    field: fieldName(issue.path),
    message: sentence(issue, valueAt(value, issue.path)),
  }));
}

/** A path as the owner would write it: pricing[1].price, counted from 1 as people do. */
export function fieldName(path: PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

function sentence(issue: z.core.$ZodIssue, found: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${named(issue.expected)}, found ${shown(found)}`;
    case 'unrecognized_keys':
      return `expected no field of this name: ${issue.keys.map((key) => printable(key)).join(', ')} (is it a slip of the pen?)`;
    case 'invalid_value':
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}, found ${shown(found)}`;
    case 'too_small':
      if (issue.message.startsWith('expected')) return issue.message;
      if (issue.origin === 'array') return `expected at least ${issue.minimum} entry, found none`;
      return `expected ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}, found ${shown(found)}`;
    case 'too_big':
      if (issue.origin === 'string') {
        return `expected at most ${issue.maximum} characters, found ${String(found).length}`;
      }
      return `expected at most ${issue.maximum}, found ${shown(found)}`;
    case 'invalid_format':
      if (issue.format === 'email') return `expected an e-mail address, found ${shown(found)}`;
      return issue.message.startsWith('expected') ? `${issue.message}, found ${shown(found)}` : issue.message;
    default:
      return issue.message;
  }
}

function named(expected: string): string {
  const names: Record<string, string> = {
    string: 'a text (in quotes if it looks like a number)',
    number: 'a number',
    int: 'a whole number',
    array: 'a list (lines that begin with "- ")',
    object: 'a group of fields',
  };
  return names[expected] ?? expected;
}

function shown(found: unknown): string {
  if (found === undefined) return 'nothing: the field is missing';
  if (found === null) return 'nothing after the colon';
  if (Array.isArray(found)) return 'a list';
  if (typeof found === 'object') return 'a group of fields';
  if (typeof found === 'number') return String(found);
  return JSON.stringify(typeof found === 'string' ? printable(found) : found);
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (inner as Record<PropertyKey, unknown> | undefined | null)?.[step],
    value,
  );
}
