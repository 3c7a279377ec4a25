import { type ItemKind, isItemKind } from '#model/content/content-kinds.ts';

/** An error in the request, such as an unknown file or a name that is taken. The server answers with status 400. */
export class Refusal extends Error {}

/** Checks that a kind of content, such as `frames`, consists of single items. @throws Refusal if it does not */
export function expectKind(kind: string): ItemKind {
  if (!isItemKind(kind)) throw new Refusal(`There are no single ${kind}`);
  return kind;
}
