import { type ItemKind, isItemKind } from '#model/content/content-kinds.ts';
import { Refusal } from '../refusal.ts';

/** @throws Refusal if a kind does not consist of single items */
export function expectKind(kind: string): ItemKind {
  if (!isItemKind(kind)) throw new Refusal(`There are no single ${kind}`);
  return kind;
}
