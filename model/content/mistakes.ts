import type { z } from 'zod';
import type { Mistake } from './content-error.ts';
import { fieldName, valueAt } from './field-path.ts';
import { isMistakeCode, type MistakeValues, type Phrase, type PhraseCode, rule } from './mistake-words.ts';
import { printable } from './printable.ts';

/**
 * Turns zod's issues with a file into mistakes. If an issue's message is a mistake's code (see `rule`), the mistake
 * gets that code, and the issue's `params` as values.
 * @param file path from the project's folder, such as `content/site.yaml`
 * @param value the file's parsed value
 */
export function mistakesOf(file: string, value: unknown, error: z.ZodError): Mistake[] {
  return error.issues.map((issue) => ({
    file,
    field: fieldName(issue.path),
    ...mistakeOf(issue, valueAt(value, issue.path)),
  }));
}

function mistakeOf(issue: z.core.$ZodIssue, value: unknown): Pick<Mistake, 'code' | 'values'> {
  const found = shown(value);
  if (isMistakeCode(issue.message)) {
    const params = issue.code === 'custom' ? (issue.params as MistakeValues | undefined) : undefined;
    const isWhole = typeof value === 'object' && value !== null;
    return { code: issue.message, values: params ?? (isWhole ? {} : { found }) };
  }
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'string' && (value ?? null) === null)
        return { code: 'textEmpty', values: { found } };
      return { code: 'wrongType', values: { expected: named(issue.expected), found } };
    case 'unrecognized_keys':
      return { code: 'unknownFields', values: { names: issue.keys.map((key) => printable(key)).join(', ') } };
    case 'invalid_value':
      return {
        code: 'noChoice',
        values: { choices: issue.values.map((choice) => JSON.stringify(choice)), found },
      };
    case 'too_small': {
      const min = Number(issue.minimum);
      if (issue.origin === 'array') return { code: 'tooFewEntries', values: { min } };
      return { code: issue.inclusive ? 'tooLow' : 'notAbove', values: { min, found } };
    }
    case 'too_big': {
      const max = Number(issue.maximum);
      if (issue.origin === 'string') {
        return { code: 'tooLong', values: { max, length: String(value).length } };
      }
      if (Array.isArray(value)) return { code: 'tooManyEntries', values: { max, found: value.length } };
      return { code: 'tooHigh', values: { max, found } };
    }
    case 'invalid_format':
      if (issue.format === 'email') return { code: 'noEmail', values: { found } };
      break;
  }
  return { code: rule('otherRule'), values: { found: printable(issue.message) } };
}

const names: Record<string, PhraseCode> = {
  string: 'text',
  number: 'number',
  int: 'wholeNumber',
  boolean: 'boolean',
  array: 'list',
  tuple: 'list',
  object: 'group',
};

function named(expected: string): string | Phrase {
  const phrase = names[expected];
  return phrase ? { phrase } : expected;
}

function shown(found: unknown): string | Phrase {
  if (found === undefined) return { phrase: 'foundMissing' };
  if (found === null) return { phrase: 'foundEmpty' };
  if (Array.isArray(found)) return { phrase: 'foundList' };
  if (typeof found === 'object') return { phrase: 'foundGroup' };
  if (typeof found === 'number') return String(found);
  return JSON.stringify(typeof found === 'string' ? printable(found) : found);
}
