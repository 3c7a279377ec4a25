/** Kinds whose items have a folder each. */
export const itemKinds = ['services', 'portfolio', 'projects', 'frames', 'courses'] as const;
export type ItemKind = (typeof itemKinds)[number];

export function isItemKind(kind: unknown): kind is ItemKind {
  return (itemKinds as readonly unknown[]).includes(kind);
}
