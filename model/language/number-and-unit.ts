const beforeUnit = /(\d) (?=(?:[mck]?m|m²|JOD|[سمك]?م|م²|د\.أ)(?![\p{L}\p{N}²]))/gu;

/** The same text in which no line breaks between a number and its unit: 2 cm, 420 م², 3 JOD. */
export function joinUnits(text: string): string {
  return text.replaceAll(beforeUnit, '$1\u00a0');
}
