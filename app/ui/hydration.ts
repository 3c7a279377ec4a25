/**
 * The values of `data-hydration` on `<html>`. `at-once`: React was started without waiting for an input; `by-sign`:
 * React was started by the visitor's first input or scroll; `never`: React does not start. The attribute is missing
 * until one of these is certain.
 */
export type Hydration = 'at-once' | 'by-sign' | 'never';
