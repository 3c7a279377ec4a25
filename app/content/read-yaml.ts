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
const longestMessage = 160;

/**
 * Reads a YAML file as its owner means it. The signs &, * and ! at the beginning of a text have a meaning in YAML
 * that no one here wants: they would drop a word or break the build with a riddle, so they are told as a mistake. So is a `#` that
 * cuts a text off, as in `Amman #1 Hills`; with a space behind it, it begins a comment.
 */
export function readYaml(bytes: Uint8Array): ReadYaml {
  const text = new TextDecoder().decode(bytes);
  if (unreadable.test(text)) {
    return { problem: { code: 'notUtf8' } };
  }
  const document = parseDocument(text, { logLevel: 'error' });
  const [broken] = document.errors;
  const odd = broken ? text.split('\n').findIndex((line) => oddSpaces.test(line)) : -1;
  if (odd >= 0) return { problem: { code: 'oddSpaces', values: { line: odd + 1 } } };
  if (broken) return { problem: { code: 'brokenYaml', values: { reason: firstLine(broken.message) } } };
  const line = lineOfSpecialSign(document, text);
  if (line) return { problem: { code: 'specialSign', values: { line } } };
  const reserved = reservedNameIn(document);
  if (reserved) return { problem: { code: 'reservedName', values: { name: reserved } } };
  const cut = lineOfCutText(document, text);
  if (cut) return { problem: { code: 'cutText', values: { line: cut } } };
  return { value: document.toJS() };
}

/** Names that objects of JavaScript have by themselves: written as fields they would change all of them. */
export const reservedNames: readonly string[] = ['__proto__', 'constructor', 'prototype'];

function reservedNameIn(document: ReturnType<typeof parseDocument>): string | undefined {
  let found: string | undefined;
  visit(document, {
    Pair: (_, { key }) => {
      const name = String((key as { value?: unknown } | null)?.value ?? '');
      if (reservedNames.includes(name)) found ??= name;
    },
  });
  return found;
}

/** Where something that looks like a part of a text stands behind it as a comment. */
function lineOfCutText(document: ReturnType<typeof parseDocument>, text: string): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Scalar: (_, { type, value, range }) => {
      if (type !== 'PLAIN' || typeof value !== 'string' || !range) return;
      if (/^[ \t]+#[^\s#]/.test(text.slice(range[1]))) offset ??= range[1];
    },
  });
  return offset === undefined ? undefined : lineAt(text, offset);
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function firstLine(message: string): string {
  return printable((message.split('\n')[0] ?? '').replace(/:$/, ''), longestMessage);
}

function lineOfSpecialSign(document: ReturnType<typeof parseDocument>, text: string): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias: (_, { range }) => {
      offset ??= range?.[0] ?? 0;
    },
    Node: (_, node) => {
      const { anchor, tag, range } = node as { anchor?: string; tag?: string; range?: number[] | null };
      if (anchor || tag) offset ??= range?.[0] ?? 0;
    },
  });
  return offset === undefined ? undefined : lineAt(text, offset);
}
