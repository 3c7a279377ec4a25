/**
 * A message longer than this (characters) should be shortened, because the length of a link is limited: each Arabic letter
 * takes six characters of a link.
 */
export const softLengthLimit = 1000;
