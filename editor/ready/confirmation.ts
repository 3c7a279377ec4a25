import { parse, stringify } from 'yaml';
import type { ItemReadiness } from './find-unready.ts';

const head = `# What you have confirmed as your own in the editor (“Ready for the public”), each item as it stood then. An item that is
# changed afterwards counts as confirmed no more.
`;

/**
 * The list of confirmed items with one more, in the order of their addresses.
 * @param text of confirmed.yaml; '' where there is none
 */
export function withConfirmation(
  text: string,
  { address, hash }: Pick<ItemReadiness, 'address' | 'hash'>,
): string {
  const former = (parse(text) ?? []) as { item: string; hash: string }[];
  const entries = [...former.filter(({ item }) => item !== address), { item: address, hash }];
  return head + stringify(entries.sort((a, b) => (a.item < b.item ? -1 : 1)));
}
