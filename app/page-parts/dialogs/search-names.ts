/**
 * Query parameters that open, choose or filter something. The site ignores all others, such as those of campaigns.
 */
export const searchNames = [
  'frame',
  'project',
  'portfolio',
  'picture',
  'selection',
  'category',
  'print',
  'size',
  'color',
  'subject',
  'service',
  'like',
] as const;

export type SearchName = (typeof searchNames)[number];
