/**
 * Returns a query string with some parameters changed. An empty value removes its parameter.
 * @example searchWith('?frame=rum&size=50x70', { frame: '' }) // '?size=50x70'
 */
export function searchWith(search: string, values: Record<string, string>): string {
  const params = new URLSearchParams(search);
  for (const [key, value] of Object.entries(values)) {
    if (value) params.set(key, value);
    else params.delete(key);
  }
  const text = params.toString();
  return text && `?${text}`;
}
