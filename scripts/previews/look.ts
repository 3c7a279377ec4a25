/*
 * The design of the link previews: the first screen of the site, reduced to what is readable at the width of a chat bubble.
 * Lengths are in px of the picture. Raise `lookVersion` when the drawing code changes: then all files get new names.
 */

export const lookVersion = 2;

/** The size (px) of a link preview that all chat and social services recommend; they scale larger pictures down to it. */
export const size = { width: 1200, height: 630 };
/** The distance (px) of a preview's elements from its edges; only the foot of the arch touches an edge. */
export const margin = 64;
export const arch = { width: 440, height: size.height - margin };
const gap = 56;
/** The row with the studio's mark and word mark: its height and the gap between the two, px. */
export const head = { height: 54, gap: 16 };
/** The column with the title and the line below it, `bottom` px above the lower edge; a title may be `titleHeight` px high. */
export const column = { width: size.width - 2 * margin - arch.width - gap, bottom: 56, titleHeight: 330 };

/** The largest file size of a link preview (bytes): chat apps may ignore a larger picture. */
export const maximumBytes = 250 * 1024;
/** JPEG qualities, tried in this order until the file is small enough. */
export const jpegQualities = [84, 76, 66, 54];

/** Fonts and font sizes. A title starts at `largest` and shrinks until its lines fit the column. */
export const lettering = {
  en: {
    display: 'Marcellus, Hanken Grotesk',
    text: 'Hanken Grotesk',
    title: { largest: 96, lineHeight: 1.1 },
    gap: 18,
    line: 32,
    wordMark: 38,
  },
  ar: {
    display: 'Amiri, IBM Plex Sans Arabic',
    text: 'IBM Plex Sans Arabic',
    title: { largest: 108, lineHeight: 1.3 },
    gap: 18,
    line: 34,
    wordMark: 48,
  },
} as const;
