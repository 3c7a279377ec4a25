import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { valueAt } from '../../app/content/mistakes.ts';
import { readYaml } from '../../app/content/read-yaml.ts';
import { applyChange, type Change } from './change.ts';
import { entrySlots } from './entry-slots.ts';
import type { FieldPath } from './field-path.ts';
import { printAt, printScalar } from './print.ts';

/** A part of a text and what stands there instead. */
interface Replacement {
  from: number;
  to: number;
  text: string;
}

/**
 * Writes a change into the text of a YAML file so that everything else stays as it was typed: lines, comments, quotes. What
 * could be written in several ways is tried in turn, the plainest first; the first that says exactly what was meant is
 * taken.
 * @param text the file, with any line ends
 * @throws Error where the text is no YAML, or the path leads nowhere
 */
export function splice(text: string, change: Change): string {
  const document = parse(text);
  const expected = applyChange(document.toJS(), change);
  for (const candidate of candidates(text, document, change)) {
    if (says(candidate, expected)) return candidate;
  }
  throw new Error(`${change.path.join('.')} could not be written`);
}

function parse(text: string): Document {
  const document = parseDocument(text, { keepSourceTokens: true, logLevel: 'error' });
  if (document.errors.length > 0) throw new Error(document.errors[0]?.message);
  return document as Document;
}

/** Whether the site's own reading of a text gives what was meant. */
function says(text: string, expected: unknown): boolean {
  const { value, problem } = readYaml(new TextEncoder().encode(text));
  return !problem && isDeepStrictEqual(value, expected);
}

function* candidates(text: string, document: Document, change: Change): Generator<string> {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const write = ({ from, to, text: part }: Replacement) =>
    text.slice(0, from) + part.replaceAll(/\r?\n/g, eol) + text.slice(to);
  for (const replacement of replacements(text, document, change)) {
    if (replacement) yield write(replacement);
  }
  // The nearest group or list printed anew, then the one around it: comments inside are lost there, and nothing else.
  const changed = applyChange(document.toJS(), change);
  for (let length = change.path.length - 1; length >= 0; length -= 1) {
    const path = change.path.slice(0, length);
    const replacement = printedAnew(text, document, path, valueAt(changed, path));
    if (replacement) yield write(replacement);
  }
}

function* replacements(text: string, document: Document, change: Change): Generator<Replacement | undefined> {
  const parentPath = change.path.slice(0, -1);
  const last = change.path.at(-1);
  const parent = nodeAt(document, parentPath);
  if (change.type === 'set') {
    const node = nodeAt(document, change.path);
    const isPlain = typeof change.value !== 'object' || change.value === null;
    if (isScalar(node) && isPlain) yield* scalarReplacements(text, node, change.value);
    if (node) yield printedAnew(text, document, change.path, change.value);
    else if (isMap(parent) && !parent.flow) yield keyAdded(text, parent, String(last), change.value);
    return;
  }
  if (isSeq(parent) && !parent.flow && parent.items.length > 0) {
    yield listChanged(text, parent, change, document);
  }
  if (change.type === 'remove' && isMap(parent) && !parent.flow) yield keyRemoved(text, parent, String(last));
}

function nodeAt(document: Document, path: FieldPath): Node | undefined {
  if (path.length === 0) return document.contents ?? undefined;
  return document.getIn(path, true) as Node | undefined;
}

function* scalarReplacements(text: string, node: Node, value: unknown): Generator<Replacement> {
  const [from = 0, to = 0] = node.range ?? [];
  for (const printed of printScalar(text, node, value)) {
    // A key with nothing after its colon has no place of its own.
    const space = from === to && text[from - 1] === ':' ? ' ' : '';
    yield { from, to, text: `${space}${printed}` };
  }
}

/** A value printed anew in the place of its node, in the node's own style where it is a list or group on one line. */
function printedAnew(
  text: string,
  document: Document,
  path: FieldPath,
  value: unknown,
): Replacement | undefined {
  const node = nodeAt(document, path);
  if (!node?.range) return undefined;
  // An empty list or group says nothing of how its first entry should stand.
  const isFlow = (isMap(node) || isSeq(node)) && node.flow === true && node.items.length > 0;
  if (path.length === 0) {
    const [from, to] = node.range;
    return { from, to: contentEnd(text, from, to), text: printAt(value, 0, isFlow).trimStart() };
  }
  const { from, column, isEntry } = placeOf(text, node);
  const printed = printAt(value, column, isFlow);
  return {
    from,
    to: contentEnd(text, from, node.range[1]),
    text: isEntry ? ` ${printed.trimStart()}` : printed,
  };
}

/** Where a value begins behind its key's colon or its entry's dash, and how far a value on lines of its own is indented. */
function placeOf(text: string, node: Node): { from: number; column: number; isEntry: boolean } {
  let from = node.range?.[0] ?? 0;
  while (from > 0 && /[\s]/.test(text[from - 1] ?? '')) from -= 1;
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const before = text.slice(lineStart, from);
  const indent = before.match(/^(\s*)(- +)*/)?.[0].length ?? 0;
  const isEntry = text[from - 1] === '-';
  return { from, column: isEntry ? from - lineStart + 1 : indent + 2, isEntry };
}

/** The end of a value without the line end behind it. */
function contentEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && /\s/.test(text[end - 1] ?? '')) end -= 1;
  return end;
}

/** Where the line ends that holds the last sign of a value: behind its line break. */
export function lineEnd(text: string, from: number, to: number): number {
  const end = text.indexOf('\n', contentEnd(text, from, to));
  return end === -1 ? text.length : end + 1;
}

/** A key behind the last one of its group. */
function keyAdded(text: string, map: YAMLMap, key: string, value: unknown): Replacement | undefined {
  const first = map.items[0] as Pair<Node, Node | null> | undefined;
  const at = map.items.at(-1) as Pair<Node, Node | null> | undefined;
  if (!first?.key.range || !at?.key.range) return undefined;
  const column = first.key.range[0] - (text.lastIndexOf('\n', first.key.range[0] - 1) + 1);
  const end = lineEnd(text, at.key.range[0], (at.value?.range ?? at.key.range)[1]);
  const lines = `${' '.repeat(column)}${key}:${printAt(value, column + 2, false)}`;
  const isLastLine = end === text.length && !text.endsWith('\n');
  return { from: end, to: end, text: isLastLine ? `\n${lines}` : `${lines}\n` };
}

function keyRemoved(text: string, map: YAMLMap, key: string): Replacement | undefined {
  const index = map.items.findIndex((pair) => String((pair.key as Node & { value: unknown }).value) === key);
  const pair = map.items[index] as Pair<Node, Node | null> | undefined;
  if (!pair?.key.range || map.items.length === 1) return undefined;
  const lineStart = text.lastIndexOf('\n', pair.key.range[0] - 1) + 1;
  // The first key of a list's entry stands behind its dash: the next one takes its place.
  const isBehindDash = text.slice(lineStart, pair.key.range[0]).trim() !== '';
  const end = lineEnd(text, pair.key.range[0], (pair.value?.range ?? pair.key.range)[1]);
  if (!isBehindDash) return { from: lineStart, to: end, text: '' };
  const next = map.items[index + 1] as Pair<Node> | undefined;
  return next?.key.range ? { from: pair.key.range[0], to: next.key.range[0], text: '' } : undefined;
}

/** A block list with its entries moved, one less or one more, as whole lines with the comments above them. */
function listChanged(
  text: string,
  list: YAMLSeq,
  change: Exclude<Change, { type: 'set' }>,
  document: Document,
): Replacement | undefined {
  const slots = entrySlots(text, list, list === document.contents);
  if (!slots) return undefined;
  const { from, to, entries, gaps, column } = slots;
  const place = Number(change.path.at(-1));
  if (change.type === 'insert') {
    const blank = gaps.find((gap) => gap.trim() === '') ?? '';
    entries.splice(
      place,
      0,
      `${' '.repeat(column)}- ${printAt(change.value, column + 2, slots.areFlow).trimStart()}\n`,
    );
    gaps.splice(Math.min(place, gaps.length), 0, blank);
  } else {
    const [entry = ''] = entries.splice(place, 1);
    if (change.type === 'move') entries.splice(change.to, 0, entry);
    else gaps.splice(Math.min(place, gaps.length - 1), 1);
  }
  if (entries.length === 0) return undefined;
  const joined = entries
    .map((entry, index) => entry + (index < entries.length - 1 ? (gaps[index] ?? '') : ''))
    .join('');
  return { from, to, text: slots.endsFile ? joined.replace(/\r?\n$/, '') : joined };
}
