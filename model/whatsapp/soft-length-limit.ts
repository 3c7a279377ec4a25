/** A message longer than this (characters) leaves out what can be spared: each Arabic letter takes six in a link. */
export const softLengthLimit = 1000;
