/*
 * The look of the link previews: the first screen of the site, reduced to what is still read at the width of a chat
 * bubble. Lengths in px of the picture. Raise `lookVersion` when the drawing changes: new names, new files.
 */

export const lookVersion = 2;

/** The size that every service asks for; larger pictures are scaled down to it. */
export const size = { width: 1200, height: 630 };
/** Nothing but the foot of the arch comes closer to an edge. */
export const margin = 64;
export const arch = { width: 440, height: size.height - margin };
const gap = 56;
/** The mark and the word mark. */
export const head = { height: 54, gap: 16 };
/** Title and line, from the bottom up; `titleHeight` is the room that a title has. */
export const column = { width: size.width - 2 * margin - arch.width - gap, bottom: 56, titleHeight: 330 };

/** Chats that fetch a link in passing may leave a heavier picture out. */
export const maximumBytes = 250 * 1024;
/** Tried from the first on until a picture is small enough. */
export const jpegQualities = [84, 76, 66, 54];

/** Sizes of the words. A title starts at `largest` and shrinks until its lines fit the column. */
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
