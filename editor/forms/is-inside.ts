/** Whether a field is the one at a path, or inside it; all fields of a file are inside the file's id, which ends with `#`. */
export function isInside(path: string, field: string): boolean {
  return field.startsWith(path) && (path.endsWith('#') || /^([.[@]|$)/.test(field.slice(path.length)));
}
