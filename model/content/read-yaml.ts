import { parseDocument, visit } from 'yaml';
import type { Mistake } from './content-error.ts';
import { printable } from './printable.ts';

/** The result of reading a YAML file: its parsed value, or the problem for which the file cannot be read. */
interface ReadYaml {
  value?: unknown;
  problem?: Pick<Mistake, 'code' | 'values'>;
}

/** Characters that appear only when a file was not saved as UTF-8. */
const unreadable = /[\ufffd\0]/;
/** Unusual spaces, such as no-break spaces, at the start of a line: YAML reads them as letters, not as indentation. */
const oddSpaces = /^ *[\u00a0\u2000-\u200a\u202f\u3000]/;
const maxMessageLength = 160;

/**
 * Reads a YAML file, and reports texts that YAML would silently change. YAML takes a text that begins with &, * or !
 * for an anchor, an alias or a tag: the text would lose a word or cause an unclear error. A `#` inside a text would cut
 * the text off, as in `Amman #1 Hills`. A `#` with a space after it is an intended comment.
 * @param source the file's bytes, or its text
 */
export function readYaml(source: Uint8Array | string): ReadYaml {
  const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
  if (unreadable.test(text)) {
    return { problem: { code: 'notUtf8' } };
  }
  const document = parseDocument(text, { logLevel: 'error' });
  const [broken] = document.errors;
  const oddLine = broken ? text.split('\n').findIndex((line) => oddSpaces.test(line)) : -1;
  if (oddLine >= 0) return { problem: { code: 'oddSpaces', values: { line: oddLine + 1 } } };
  if (broken) {
    const values = { line: lineAt(text, broken.pos[0]), found: firstLine(broken.message) };
    return { problem: { code: 'brokenYaml', values } };
  }
  const problem = problemIn(document, text);
  if (problem) return { problem };
  return { value: document.toJS() };
}

/**
 * Names of properties that all JavaScript objects inherit. As field names they could change other objects (prototype
 * pollution).
 */
export const reservedNames: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/**
 * A `#` between a space and a letter, as in `Amman #1 Hills`. YAML would cut the text off there, but this `#` probably
 * belongs to the text.
 */
const cutOff = /[ \t]+#[^\s#]/y;

/** The first text in a YAML document that YAML reads differently from what its writer meant; undefined if there is none. */
function problemIn(document: ReturnType<typeof parseDocument>, text: string): ReadYaml['problem'] {
  let problem: ReadYaml['problem'];
  const rejectAnchorOrTag = ({
    anchor,
    tag,
    range,
  }: {
    anchor?: string;
    tag?: string;
    range?: number[] | null;
  }) => {
    if (anchor || tag)
      problem ??= { code: 'reservedCharacter', values: { line: lineAt(text, range?.[0] ?? 0) } };
  };
  visit(document, {
    Alias: (_, { range }) => {
      problem ??= { code: 'reservedCharacter', values: { line: lineAt(text, range?.[0] ?? 0) } };
    },
    Collection: (_, node) => rejectAnchorOrTag(node as Parameters<typeof rejectAnchorOrTag>[0]),
    Pair: (_, { key }) => {
      const name = String((key as { value?: unknown } | null)?.value ?? '');
      if (reservedNames.includes(name)) problem ??= { code: 'reservedName', values: { name } };
    },
    Scalar: (_, node) => {
      rejectAnchorOrTag(node as Parameters<typeof rejectAnchorOrTag>[0]);
      const { type, value, range } = node;
      if (type !== 'PLAIN' || typeof value !== 'string' || !range) return;
      cutOff.lastIndex = range[1];
      if (cutOff.test(text)) problem ??= { code: 'cutText', values: { line: lineAt(text, range[1]) } };
    },
  });
  return problem;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function firstLine(message: string): string {
  return printable((message.split('\n')[0] ?? '').replace(/:$/, ''), maxMessageLength);
}
