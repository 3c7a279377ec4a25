import { type ItemKind, isItemKind } from '#model/content/content-kinds.ts';
import { Refusal } from '../refusal.ts';

/** Checks that a kind of content, such as `frames`, consists of single items. @throws Refusal if it does not */
export function expectKind(kind: string): ItemKind {
  if (!isItemKind(kind)) throw new Refusal(`There are no single ${kind}`);
  return kind;
}
