/** What a font says about itself. `ascent` and `descent` in em, both positive; `advances` in em by character. */
export interface FontTables {
  ascent: number;
  descent: number;
  lineGap: number;
  advances: Map<string, number>;
}

/** Reads an uncompressed TrueType or OpenType font. The keys of `advances` are the characters that it can draw. */
export function readFontTables(font: Buffer): FontTables {
  const tables = findTables(font);
  const start = (tag: string) => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`the font has no ${tag} table`);
    return offset;
  };
  const unitsPerEm = font.readUInt16BE(start('head') + 18);
  const hhea = start('hhea');
  const metricCount = font.readUInt16BE(hhea + 34);
  const hmtx = start('hmtx');
  // Glyphs past the last metric share its advance.
  const advance = (glyph: number) =>
    font.readUInt16BE(hmtx + 4 * Math.min(glyph, metricCount - 1)) / unitsPerEm;
  const glyphs = readCharacterMap(font, start('cmap'));
  return {
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: font.readInt16BE(hhea + 8) / unitsPerEm,
    advances: new Map([...glyphs].map(([code, glyph]) => [String.fromCodePoint(code), advance(glyph)])),
  };
}

function findTables(font: Buffer): Map<string, number> {
  const tables = new Map<string, number>();
  const count = font.readUInt16BE(4);
  for (let record = 12; record < 12 + 16 * count; record += 16) {
    tables.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8));
  }
  return tables;
}

/** Glyph numbers by code point, from the Unicode subtables of the formats 4 and 12 (all that web fonts use). */
function readCharacterMap(font: Buffer, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const count = font.readUInt16BE(cmap + 2);
  for (let record = cmap + 4; record < cmap + 4 + 8 * count; record += 8) {
    const subtable = cmap + font.readUInt32BE(record + 4);
    const format = font.readUInt16BE(subtable);
    if (format === 4) readSegments(font, subtable, glyphs);
    if (format === 12) readGroups(font, subtable, glyphs);
  }
  return glyphs;
}

function readSegments(font: Buffer, subtable: number, glyphs: Map<number, number>): void {
  const doubledCount = font.readUInt16BE(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + doubledCount + 2;
  const deltas = starts + doubledCount;
  const rangeOffsets = deltas + doubledCount;
  for (let segment = 0; segment < doubledCount; segment += 2) {
    const first = font.readUInt16BE(starts + segment);
    const last = font.readUInt16BE(ends + segment);
    const delta = font.readUInt16BE(deltas + segment);
    const rangeOffset = font.readUInt16BE(rangeOffsets + segment);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const listed = rangeOffsets + segment + rangeOffset + 2 * (code - first);
      const glyph = rangeOffset === 0 ? code : font.readUInt16BE(listed);
      if (rangeOffset === 0 || glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
}

function readGroups(font: Buffer, subtable: number, glyphs: Map<number, number>): void {
  const count = font.readUInt32BE(subtable + 12);
  for (let group = subtable + 16; group < subtable + 16 + 12 * count; group += 12) {
    const first = font.readUInt32BE(group);
    const last = font.readUInt32BE(group + 4);
    const glyph = font.readUInt32BE(group + 8);
    for (let code = first; code <= last; code += 1) glyphs.set(code, glyph + code - first);
  }
}
