type Cell = string | number;

/** A table of results. `notes` are lines below the table. */
export interface Table {
  title: string;
  head: string[];
  rows: Cell[][];
  notes?: string[];
}

/** A table for a terminal: words are aligned to the left, numbers to the right. */
export function asText({ title, head, rows, notes = [] }: Table): string {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const aligned = lines.map((line) =>
    line
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumeric(rows, column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
  return [title, '', ...aligned, ...notes].join('\n');
}

/** A table of results in Markdown. */
export function asMarkdown({ title, head, rows, notes = [] }: Table): string {
  const line = (cells: Cell[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (isNumeric(rows, column) ? '---:' : '---'));
  return [
    `## ${title}`,
    '',
    line(head),
    line(rule),
    ...rows.map(line),
    ...notes.flatMap((note) => ['', note]),
  ].join('\n');
}

/** Bytes in kB (1000 bytes) with one decimal. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function isNumeric(rows: Cell[][], column: number): boolean {
  return rows.every((row) => /^[<–\d]/.test(String(row[column])));
}
