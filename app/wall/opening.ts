import type { SampleRoom } from '../content/types';
import type { KeptWall } from './kept-wall';

/** A way to a wall that the visitor has chosen. */
export type Opening = { file: Blob } | { room: SampleRoom } | { kept: KeptWall };

/** Whether there is a wall from before, on this page or on Back: the tool is then fetched at once. */
export const memory = { hasWall: false };
