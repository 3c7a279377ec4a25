const beforeUnit = /(\d) (?=(?:[mck]?m|(?:g\/)?m²|JOD|[سمك]?م|(?:غ\/)?م²|د\.أ)(?![\p{L}\p{N}²]))/gu;

/** Replaces the space between a number and its unit by a no-break space: 2 cm, 420 م², 3 JOD. */
export function joinUnits(text: string): string {
  return text.replaceAll(beforeUnit, '$1\u00a0');
}
