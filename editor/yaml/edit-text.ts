import { dequal } from 'dequal/lite';
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLSeq,
} from 'yaml';
import { readYaml } from '#model/content/read-yaml.ts';
import { applyChange, type Change } from './change.ts';

/** A YAML node or pair that can have a blank line before it. */
type Spaced = { spaceBefore?: boolean } | null;

/**
 * Applies changes to the text of a YAML file, one after the other. All other lines and all comments stay. The edited text has
 * the format of all content files (see `formatText`).
 * @param text the text of the file, with LF or CRLF line ends
 * @returns the edited text, with the same line ends
 * @throws Error if the text is no valid YAML, or the path of a change does not exist
 */
export function editText(text: string, ...changes: Change[]): string {
  if (changes.length === 0) return text;
  const document = parse(text);
  const expected = changes.reduce(applyChange, document.toJS());
  for (const change of changes) changeDocument(document, change);
  const edited = print(document, text);
  // As a check, the YAML parser of the site must read the expected value from the edited text.
  const { value, problem } = readYaml(edited);
  if (problem || !dequal(value, expected))
    throw new Error(`${changes.map(({ path }) => path.join('.'))} could not be written`);
  return edited;
}

/**
 * Formats a YAML text as the editor writes it: each paragraph on one line, so that the edit of a paragraph changes only one line.
 * @throws Error where the text is no valid YAML
 */
export function formatText(text: string): string {
  return print(parse(text), text);
}

function parse(text: string): Document {
  const document = parseDocument(text.replaceAll('\r\n', '\n'), { logLevel: 'error' });
  const [error] = document.errors;
  if (error) throw new Error(error.message);
  attachComments(document as Document);
  return document as Document;
}

/**
 * Attaches each comment to what it describes. A comment at the head of a file describes the file: it stays when the first entry is
 * moved or removed. A comment above the first entry of an inner list, or the first key of a group, describes that entry or key: it
 * is moved and removed with it. The yaml library attaches it to the whole list or group.
 */
function attachComments(document: Document): void {
  const head = firstIn(document.contents);
  if (head && !document.commentBefore) moveComment(head, document);
  visit(document, {
    Pair(_, { value }) {
      const first = firstIn(value);
      if (first) moveComment(value as Node, first);
    },
  });
}

/** The first entry of a list, or the first key of a group. */
function firstIn(node: unknown): Node | undefined {
  const first = isSeq(node) ? node.items[0] : isMap(node) ? node.items[0]?.key : undefined;
  return isNode(first) ? first : undefined;
}

/** Moves the comment above one node to another, above the comment that the other may have. */
function moveComment(from: Node, to: Node | Document): void {
  if (!from.commentBefore) return;
  to.commentBefore = [from.commentBefore, to.commentBefore].filter(Boolean).join('\n');
  delete from.commentBefore;
}

/** Prints a YAML document as text, with the line ends (LF or CRLF) that the text had before the edit. */
function print(document: Document, before: string): string {
  const printed = document.toString({ lineWidth: 0 });
  return before.includes('\r\n') ? printed.replaceAll('\n', '\r\n') : printed;
}

function changeDocument(document: Document, change: Change): void {
  const parent = document.getIn(change.path.slice(0, -1), true);
  if (change.type === 'set') setValue(document, change.path, change.value);
  else if (isSeq(parent)) changeList(document, parent as YAMLSeq<Node | null>, change);
  else document.deleteIn(change.path);
}

/**
 * Sets a value in a YAML document. A text or number changes the existing node, so that the style of quotes stays. Any other
 * value gets a new node, which takes over the comments of the old node.
 */
function setValue(document: Document, path: Change['path'], value: unknown): void {
  const before = path.length === 0 ? document.contents : document.getIn(path, true);
  const isPlain = typeof value !== 'object' || value === null;
  if (isScalar(before) && isPlain) {
    before.value = value;
    // The yaml library writes a text of spaces alone wrongly as a block (`>-`).
    if (typeof value === 'string' && value !== '' && value.trim() === '') before.type = 'QUOTE_DOUBLE';
    // The new number must not take over the old number's format: otherwise, 12 instead of `10.50` would be printed as `12.00`.
    delete before.minFractionDigits;
    delete before.format;
    return;
  }
  const node = document.createNode(value) as Node;
  if (isNode(before)) {
    const { comment, commentBefore, spaceBefore } = before;
    Object.assign(node, { comment, commentBefore, spaceBefore });
    const isFilled = (one: Node) => isCollection(one) && one.items.length > 0;
    if (isFilled(before) && isFilled(node)) Object.assign(node, { flow: (before as YAMLSeq).flow === true });
  }
  if (path.length === 0) {
    document.contents = node;
    return;
  }
  // An empty map is written as `{}`. When the map gets its first key, the braces are dropped.
  const parent = document.getIn(path.slice(0, -1), true);
  if (isMap(parent) && parent.items.length === 0) parent.flow = false;
  document.setIn(path, node);
}

function changeList(
  document: Document,
  { items }: YAMLSeq<Node | null>,
  change: Exclude<Change, { type: 'set' }>,
): void {
  const entryIndex = Number(change.path.at(-1));
  const isSpaced = items.slice(1).some((one: Spaced) => one?.spaceBefore);
  if (change.type === 'insert') {
    const node = document.createNode(change.value) as Node;
    if (isCollection(node))
      node.flow = items.length > 0 && items.every((one) => isCollection(one) && one.flow);
    items.splice(entryIndex, 0, node);
  } else {
    const [entry = null] = items.splice(entryIndex, 1);
    if (change.type === 'move') items.splice(change.to, 0, entry);
  }
  // If blank lines separate the list entries, every entry but the first gets a blank line above, new and moved ones too.
  for (const [index, one] of (items as Spaced[]).entries()) if (one) one.spaceBefore = index > 0 && isSpaced;
}
