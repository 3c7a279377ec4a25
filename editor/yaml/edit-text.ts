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
  type YAMLSeq,
} from 'yaml';
import { readYaml } from '#model/content/read-yaml.ts';
import { applyChange, type Change } from './change.ts';

/** A node or a pair: what can stand alone behind a blank line. */
type Spaced = { spaceBefore?: boolean } | null;

/**
 * A YAML file's text after some changes, one after the other, in the format of all files of the content (see formatText): other lines and all comments
 * stay.
 * @param text the file, with any line ends
 * @throws Error where the text is no YAML, or a path leads nowhere
 */
export function editText(text: string, ...changes: Change[]): string {
  if (changes.length === 0) return text;
  const document = parse(text);
  const expected = changes.reduce(applyChange, document.toJS());
  for (const change of changes) changeDocument(document, change);
  const edited = print(document, text);
  // The site's own reading counts.
  const { value, problem } = readYaml(edited);
  if (problem || !dequal(value, expected))
    throw new Error(`${changes.map(({ path }) => path.join('.'))} could not be written`);
  return edited;
}

/**
 * A text in the format in which the editor writes: each paragraph on one line, so that a change of it is one changed line.
 * @throws Error where it is no YAML
 */
export function formatText(text: string): string {
  return print(parse(text), text);
}

function parse(text: string): Document {
  const document = parseDocument(text.replaceAll('\r\n', '\n'), { logLevel: 'error' });
  const [error] = document.errors;
  if (error) throw new Error(error.message);
  moveHead(document as Document);
  return document as Document;
}

/** A comment above the first entry or key speaks of the whole file: it neither moves nor goes with that one. */
function moveHead(document: Document): void {
  const { contents } = document;
  const first = isSeq(contents) ? contents.items[0] : isMap(contents) ? contents.items[0]?.key : undefined;
  if (!isNode(first) || !first.commentBefore) return;
  document.commentBefore = [document.commentBefore, first.commentBefore].filter(Boolean).join('\n');
  delete first.commentBefore;
}

/** With the line ends of the text before. */
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

/** A text or number stays in its node, which knows its quotes; anything else is a new node with the comments of the old one. */
function setValue(document: Document, path: Change['path'], value: unknown): void {
  const before = path.length === 0 ? document.contents : document.getIn(path, true);
  const isPlain = typeof value !== 'object' || value === null;
  if (isScalar(before) && isPlain) {
    before.value = value;
    // Else `10.50` would go on as `12.00`, and `0x1F` as another number of its kind.
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
  // Braces that held nothing go.
  const parent = document.getIn(path.slice(0, -1), true);
  if (isMap(parent) && parent.items.length === 0) parent.flow = false;
  document.setIn(path, node);
}

function changeList(
  document: Document,
  { items }: YAMLSeq<Node | null>,
  change: Exclude<Change, { type: 'set' }>,
): void {
  const place = Number(change.path.at(-1));
  const isSpaced = items.slice(1).some((one: Spaced) => one?.spaceBefore);
  if (change.type === 'insert') {
    const node = document.createNode(change.value) as Node;
    if (isCollection(node))
      node.flow = items.length > 0 && items.every((one) => isCollection(one) && one.flow);
    items.splice(place, 0, node);
  } else {
    const [entry = null] = items.splice(place, 1);
    if (change.type === 'move') items.splice(change.to, 0, entry);
  }
  // Blank lines stand between entries, wherever those have come from.
  for (const [index, one] of (items as Spaced[]).entries()) if (one) one.spaceBefore = index > 0 && isSpaced;
}
