/**
 * The values of `data-hydration` on `<html>`: why React was started, or that it never starts. Until this is decided,
 * the attribute does not exist.
 */
export type Hydration = 'at-once' | 'by-sign' | 'never';
