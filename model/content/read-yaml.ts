import { parseDocument, visit } from 'yaml';
import type { Mistake } from './content-error.ts';
import { printable } from './printable.ts';

/** What a file says, or why it cannot be read. */
interface ReadYaml {
  value?: unknown;
  problem?: Pick<Mistake, 'code' | 'values'>;
}

/** In Arabic and English alike, such a sign comes of a file that was saved in another encoding. */
const unreadable = /[\ufffd\0]/;
/** Spaces that YAML takes for letters. */
const oddSpaces = /^ *[\u00a0\u2000-\u200a\u202f\u3000]/;
const maxMessageLength = 160;

/**
 * Reads a YAML file as its owner means it. The signs &, * and ! at the beginning of a text have a meaning in YAML
 * that no one here wants: they would drop a word or break the build with a riddle, so they are told as a mistake. So is a `#` that
 * cuts a text off, as in `Amman #1 Hills`; with a space behind it, it begins a comment.
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
  if (broken) return { problem: { code: 'brokenYaml', values: { reason: firstLine(broken.message) } } };
  const problem = problemIn(document, text);
  if (problem) return { problem };
  return { value: document.toJS() };
}

/** Names that objects of JavaScript have by themselves: written as fields they would change all of them. */
export const reservedNames: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** A `#` behind a text that looks like a part of it. */
const cutOff = /[ \t]+#[^\s#]/y;

/** The first thing in a document that YAML takes otherwise than it is meant. */
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
