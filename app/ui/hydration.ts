/**
 * The values of `data-hydration` on `<html>`. `at-once`: React was started without waiting for an input; `by-sign`: it
 * was started by the visitor's first input or scroll; `never`: it does not start. Until this is decided, the attribute
 * does not exist.
 */
export type Hydration = 'at-once' | 'by-sign' | 'never';
