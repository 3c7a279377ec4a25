/**
 * A row of pictures: `whole` is one picture across the page, `pair` two pictures side by side, `beside` one picture
 * with its caption beside it.
 */
export interface SequenceRow<Picture> {
  shape: 'whole' | 'pair' | 'beside';
  pictures: Picture[];
}

/**
 * Arranges pictures in rows, in their order. One picture across the page and two pictures side by side alternate; a
 * single picture left at the end stands across the page. An upright picture never stands across the page: alone in its
 * row, it has its caption beside it.
 */
export function sequenceRows<Picture extends { width: number; height: number }>(
  pictures: Picture[],
): SequenceRow<Picture>[] {
  const rows: SequenceRow<Picture>[] = [];
  for (let index = 0; index < pictures.length; ) {
    const rest = pictures.slice(index);
    const [next] = rest;
    const isWholeTurn = rows.at(-1)?.shape !== 'whole' || rest.length === 1;
    const shape = isWholeTurn && next && !isUpright(next) ? 'whole' : rest.length > 1 ? 'pair' : 'beside';
    const row = rest.slice(0, shape === 'pair' ? 2 : 1);
    rows.push({ shape, pictures: row });
    index += row.length;
  }
  return rows;
}

/** Whether a picture is taller than wide. */
export function isUpright({ width, height }: { width: number; height: number }): boolean {
  return height > width;
}
