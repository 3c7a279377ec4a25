/** A text, number or the like that a file says, and where: `['pricing', 0, 'price']`. */
export interface PlainValue {
  path: (string | number)[];
  value: unknown;
}

/** All plain values inside of what a file says, in its order. */
export function plainValues(value: unknown, path: PlainValue['path'] = []): PlainValue[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    plainValues(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
