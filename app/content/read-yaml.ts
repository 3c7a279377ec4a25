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
const longestMessage = 160;

/**
 * Reads a YAML file as its owner means it. The signs &, * and ! at the beginning of a text have a meaning in YAML
 * that no one here wants: they would drop a word or break the build with a riddle, so they are told as a mistake.
 */
export function readYaml(bytes: Uint8Array): ReadYaml {
  const text = new TextDecoder().decode(bytes);
  if (unreadable.test(text)) {
    return { problem: { code: 'notUtf8' } };
  }
  const document = parseDocument(text, { logLevel: 'error' });
  const [broken] = document.errors;
  if (broken) return { problem: { code: 'brokenYaml', values: { reason: firstLine(broken.message) } } };
  const line = lineOfSpecialSign(document, text);
  if (line) return { problem: { code: 'specialSign', values: { line } } };
  return { value: document.toJS() };
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
  return offset === undefined ? undefined : text.slice(0, offset).split('\n').length;
}
