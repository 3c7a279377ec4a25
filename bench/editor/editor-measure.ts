/** One measurement of the owner's editor: the times of its runs (ms), and their limit `max` (ms) if there is one. */
export interface EditorMeasure {
  name: string;
  runs: number[];
  max?: number;
}
