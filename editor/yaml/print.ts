import { Document, isCollection, isScalar, type Node, Scalar } from 'yaml';

/** So wide are the lines of a long text, its indent included. */
const lineWidth = 100;

/**
 * A value as YAML, from behind its key's colon: ` 12`, ` [a, b]`, or on lines of its own.
 * @param column how far those lines are indented
 * @param isFlow whether a list or group stays on one line
 */
export function printAt(value: unknown, column: number, isFlow: boolean): string {
  const document = new Document(value);
  if (isFlow && isCollection(document.contents)) document.contents.flow = true;
  const printed = document
    .toString({
      lineWidth: isFlow ? 0 : lineWidth - column,
      flowCollectionPadding: Array.isArray(value) === false,
    })
    .trimEnd();
  const isBlock = !isFlow && typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  const indent = ' '.repeat(column);
  const lines = printed
    .split('\n')
    .map((line, index) => (line && (isBlock || index > 0) ? indent + line : line));
  return (isBlock ? '\n' : ' ') + lines.join('\n');
}

/**
 * The ways to write a plain value in a node's place, those nearest to the node's own style first.
 * @param text the file that the node stands in
 */
export function* printScalar(text: string, node: Node, value: unknown): Generator<string> {
  if (typeof value !== 'string') {
    yield String(value);
    return;
  }
  const type = isScalar(node) ? node.type : undefined;
  const [from = 0, to = 0] = node.range ?? [];
  if (type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL) {
    const source = text.slice(from, to);
    const tail = source.match(/\r?\n$/)?.[0] ?? '';
    for (const block of printBlock(source, value, type === Scalar.BLOCK_FOLDED)) yield block + tail;
    // In quotes the value ends before the line does.
    yield quoted(value, 'double') + tail;
    return;
  }
  const isOneLine = !value.includes('\n');
  if (isOneLine && type === Scalar.QUOTE_SINGLE) yield quoted(value, 'single');
  if (isOneLine && type !== Scalar.QUOTE_DOUBLE && type !== Scalar.QUOTE_SINGLE) yield value;
  yield quoted(value, 'double');
}

/** A text as JSON is YAML; in single quotes only those are doubled. */
function quoted(value: string, quotes: 'single' | 'double'): string {
  return quotes === 'double' ? JSON.stringify(value) : `'${value.replaceAll("'", "''")}'`;
}

/** A block text with its own header and indent, then with the sign that drops the line break at its end. */
function* printBlock(source: string, value: string, isFolded: boolean): Generator<string> {
  const [header = '', ...lines] = source.split(/\r?\n/);
  const indent = lines.find((line) => line.trim())?.match(/^ */)?.[0] ?? '  ';
  const paragraphs = value
    .split('\n')
    .map((paragraph) => (isFolded ? wrap(paragraph, lineWidth - indent.length) : [paragraph]));
  const body = paragraphs
    .map((paragraph) => paragraph.map((line) => (line ? indent + line : '')).join('\n'))
    // Folded, a line break is a space; a blank line is a line break.
    .join(isFolded ? '\n\n' : '\n');
  yield `${header}\n${body}`;
  if (!header.includes('-')) yield `${header.replace(/[|>]\+?/, '$&-').replace('+', '')}\n${body}`;
}

/** Words on lines that are no longer than `width`, where there is a single space to break at. */
function wrap(paragraph: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(/(?<=\S) (?=\S)/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
