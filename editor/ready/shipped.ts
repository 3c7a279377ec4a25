import { createHash } from 'node:crypto';
import { parseDocument, visit } from 'yaml';
import { fieldName, valueAt } from '../../app/content/mistakes.ts';
import { plainValues } from '../../app/content/plain-values.ts';
import type { FieldPath } from '../yaml/field-path.ts';

/** What the sample content was, as hashes: what still is the same is a sample. Written by write-shipped.ts. */
export interface Shipped {
  pictures: string[];
  /** Texts of 40 signs and more, in each language. */
  texts: string[];
  /** Whole files, for those that hold neither. */
  files: Record<string, string>;
  /** Values that stand under a comment `# SAMPLE`, by file. */
  samples: Record<string, { field: string; hash: string }[]>;
}

/** Shorter texts are the same in many studios: a size, a city, a style. */
export const shortestText = 40;

export function hashOf(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

export function hashOfValue(value: unknown): string {
  return hashOf(JSON.stringify(value) ?? '');
}

/** The texts of a file that are long enough to be told from others'. */
export function longTexts(value: unknown): { path: FieldPath; hash: string }[] {
  return plainValues(value).flatMap(({ path, value: text }) =>
    typeof text === 'string' && text.trim().length >= shortestText
      ? [{ path, hash: hashOf(text.trim()) }]
      : [],
  );
}

/** The values that a comment of their own calls a sample; the whole file where its head does. */
export function samplesIn(text: string): { field: string; hash: string }[] {
  const document = parseDocument(text);
  const value = document.toJS();
  const isSample = (comment: string | null | undefined) => /^\s*SAMPLE:|are SAMPLES/m.test(comment ?? '');
  const places: FieldPath[] = isSample(document.commentBefore) ? [[]] : [];
  visit(document, {
    Node: (key, node, ancestors) => {
      if (!isSample(node.commentBefore)) return;
      // Behind a blank line the head of a file goes on with what is said of its first key.
      const [head = '', ...ofKey] = (node.commentBefore ?? '').split('\n\n');
      if (ofKey.length > 0 && isSample(head)) {
        places.push([]);
        return;
      }
      const path = pathOf(ancestors, key === 'key' ? undefined : key);
      // At the head of a file it speaks of all of it; before the first key of a group it stands on the group.
      if (node === document.contents || (path.length === 1 && path[0] === 0)) places.push([]);
      else if (key === 'key') places.push([...path, String((node as { value?: unknown }).value)]);
      else places.push(typeof key === 'number' ? path : firstOf(path, node));
    },
  });
  return places.map((path) => ({ field: fieldName(path), hash: hashOfValue(valueAt(value, path)) }));
}

function firstOf(path: FieldPath, node: unknown): FieldPath {
  const [first] = (node as { items?: { key?: { value?: unknown } }[] }).items ?? [];
  return first?.key ? [...path, String(first.key.value)] : path;
}

function pathOf(ancestors: readonly unknown[], key: unknown): FieldPath {
  const path: FieldPath = [];
  for (const [index, ancestor] of ancestors.entries()) {
    const next = ancestors[index + 1];
    const { key: own, items } = ancestor as { key?: { value?: unknown }; items?: unknown[] };
    if (own && index < ancestors.length - 1) path.push(String(own.value));
    else if (own && key !== undefined) path.push(String(own.value));
    else if (items && next !== undefined && !(next as { key?: unknown }).key) path.push(items.indexOf(next));
    else if (items && next === undefined && typeof key === 'number') path.push(key);
  }
  return path;
}
