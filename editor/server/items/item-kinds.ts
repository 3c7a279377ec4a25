import { type ItemKind, isItemKind } from '#model/content/content-kinds.ts';
import { Refusal } from '../refusal.ts';

/** @throws Refusal where a kind has no items of its own */
export function expectKind(kind: string): ItemKind {
  if (!isItemKind(kind)) throw new Refusal(`There are no single ${kind}`);
  return kind;
}
