/** One measure of the owner's editor: its runs, and what it may be at most where that is said; ms. */
export interface EditorMeasure {
  name: string;
  runs: number[];
  most?: number;
}
