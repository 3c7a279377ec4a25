import { dequal } from 'dequal/lite';
import { Lexer } from 'yaml';
import { valueIn } from '../yaml/value-in.ts';

/** Lists the comments of a YAML file in their order. A missing file has none. */
export function commentsIn(text: string | undefined): string[] {
  return [...new Lexer().lex(text ?? '')]
    .filter((token) => token.startsWith('#'))
    .map((token) => token.trimEnd());
}

/**
 * Copies comment lines from one version of a file to another: the lines that `other` has added since `base`. Each is put
 * above the line that it stands above in `other`. A comment is left out where `text` does not hold that line exactly once.
 * @returns `text` with the added comment lines
 */
export function withComments(text: string, base: string, other: string): string {
  const known = new Set([...linesOf(base), ...linesOf(text)].filter(isComment).map((line) => line.trim()));
  const lines = linesOf(other);
  let result = text;
  lines.forEach((line, index) => {
    if (!isComment(line) || known.has(line.trim())) return;
    const anchor = lines.slice(index + 1).find((one) => one.trim() && !isComment(one));
    result = insertComment(result, line, anchor);
  });
  return result;
}

/**
 * Inserts a comment line above the anchor line, or at the end where there is no anchor.
 * @returns the text unchanged where the anchor does not occur exactly once, or the new line would change the YAML value
 */
function insertComment(text: string, line: string, anchor: string | undefined): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(/\r?\n/);
  const anchorIndexes = lines.flatMap((one, index) => (one.trimEnd() === anchor?.trimEnd() ? [index] : []));
  const position = anchor === undefined ? lines.length - (lines.at(-1) === '' ? 1 : 0) : anchorIndexes[0];
  if (position === undefined || anchorIndexes.length > 1) return text;
  const next = lines.toSpliced(position, 0, line).join(eol);
  const isComplete = commentsIn(next).length === commentsIn(text).length + 1;
  return isComplete && dequal(valueIn(next), valueIn(text)) ? next : text;
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/);
}

function isComment(line: string): boolean {
  return line.trimStart().startsWith('#');
}
