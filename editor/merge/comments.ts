import { dequal } from 'dequal/lite';
import { Lexer } from 'yaml';
import { valueIn } from '../yaml/value-in.ts';

/** The comments of a YAML file, in their order; none of a file that is not there. */
export function commentsIn(text: string | undefined): string[] {
  return [...new Lexer().lex(text ?? '')]
    .filter((token) => token.startsWith('#'))
    .map((token) => token.trimEnd());
}

/**
 * A text with the lines of comment that another version added to what both began from, each above the line that it stands
 * above there. Those whose line is not in the text, or more than once, are left out.
 */
export function withComments(text: string, base: string, other: string): string {
  const known = new Set([...linesOf(base), ...linesOf(text)].filter(isComment).map((line) => line.trim()));
  const lines = linesOf(other);
  let result = text;
  lines.forEach((line, index) => {
    if (!isComment(line) || known.has(line.trim())) return;
    const anchor = lines.slice(index + 1).find((one) => one.trim() && !isComment(one));
    result = inserted(result, line, anchor);
  });
  return result;
}

/** Above the only line that is the anchor, or without one at the end; the text as it is where that would change what it says. */
function inserted(text: string, line: string, anchor: string | undefined): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(/\r?\n/);
  const places = lines.flatMap((one, index) => (one.trimEnd() === anchor?.trimEnd() ? [index] : []));
  const at = anchor === undefined ? lines.length - (lines.at(-1) === '' ? 1 : 0) : places[0];
  if (at === undefined || places.length > 1) return text;
  const next = lines.toSpliced(at, 0, line).join(eol);
  const isComplete = commentsIn(next).length === commentsIn(text).length + 1;
  return isComplete && dequal(valueIn(next), valueIn(text)) ? next : text;
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/);
}

function isComment(line: string): boolean {
  return line.trimStart().startsWith('#');
}
