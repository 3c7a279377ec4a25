/** Names in the query of an address that open, choose or filter something. Any other, such as those of campaigns, does nothing. */
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
