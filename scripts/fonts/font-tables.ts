import { Blob, Face, Font } from 'harfbuzzjs';

/** Metrics of a font, all in em. `ascent` and `descent` are positive; `advances` holds the advance width of each character. */
export interface FontTables {
  ascent: number;
  descent: number;
  lineGap: number;
  advances: Map<string, number>;
}

/** Reads an uncompressed TrueType or OpenType font. The keys of `advances` are the characters that it can draw. */
export function readFontTables(bytes: Uint8Array): FontTables {
  const face = new Face(new Blob(new Uint8Array(bytes).buffer));
  const font = new Font(face);
  const { ascender, descender, lineGap } = font.hExtents();
  const advance = (code: number) => font.glyphHAdvance(font.nominalGlyph(code) ?? 0) / face.upem;
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    advances: new Map([...face.collectUnicodes()].map((code) => [String.fromCodePoint(code), advance(code)])),
  };
}
