import { dequal } from 'dequal/lite';
import { Lexer } from 'yaml';
import { valueIn } from '../yaml/value-in.ts';

/** Lists the comments of a YAML text in their order. A missing text has no comments. */
export function commentsIn(text: string | undefined): string[] {
  return [...new Lexer().lex(text ?? '')]
    .filter((token) => token.startsWith('#'))
    .map((token) => token.trimEnd());
}

/**
 * Copies the comment lines that `other` has added since `base` into `text`, another version of the same YAML file. Each comment
 * is put above the same line as in `other`. It is left out if `text` does not have that line exactly once.
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
 * Inserts a comment line into a YAML text above the line `anchor`, or at the end if `anchor` is undefined.
 * @returns the edited text; the unchanged text if it does not have the anchor exactly once, or the comment would change its value
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
