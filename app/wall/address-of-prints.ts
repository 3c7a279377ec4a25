import type { NamedPrint } from './wall-address.ts';

const names = ['frame', 'print', 'size', 'color'] as const;

/** Writes the hung prints into the query of a page's address (URL). Other query parameters stay unchanged. */
export function addressOfPrints(search: string, prints: readonly NamedPrint[]): string {
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  for (const print of prints) for (const name of names) params.append(name, print[name]);
  const text = params.toString();
  return text && `?${text}`;
}
