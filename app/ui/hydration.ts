/** What `data-hydration` on `<html>` says: why React was sent for, or that it never comes. Before, there is none. */
export type Hydration = 'at-once' | 'by-sign' | 'never';
