import { Refusal } from '../refusal.ts';

/** Kinds whose items have a folder each. */
export const itemKinds = ['services', 'portfolio', 'projects', 'frames', 'courses'] as const;
export type ItemKind = (typeof itemKinds)[number];

export function isItemKind(kind: unknown): kind is ItemKind {
  return (itemKinds as readonly unknown[]).includes(kind);
}

/** @throws Refusal where a kind has no items of its own */
export function expectKind(kind: string): ItemKind {
  if (!isItemKind(kind)) throw new Refusal(`There are no single ${kind}`);
  return kind;
}
