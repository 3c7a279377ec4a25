/**
 * All query parameters that the site uses to open a dialog, choose an option or filter a list. The site ignores all
 * others, such as those of advertising campaigns.
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
