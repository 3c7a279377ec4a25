/**
 * The length in characters above which a visitor should shorten a WhatsApp message, because the length of a link is
 * limited: each Arabic letter takes six characters of a link.
 */
export const softLengthLimit = 1000;
