import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Edges } from '../../app/content/schema.ts';
import { proposeEdges } from '../../editor/server/pictures/edges/propose-edges.ts';
import type { Table } from '../report/table.ts';

/** How far the proposed edges of a picture lie from those that the content has, px. */
export interface EdgesMeasure {
  picture: string;
  off: Record<keyof Edges, number>;
  sure: boolean;
}

const frames = path.join(import.meta.dirname, '../../content/frames');
const sides = ['left', 'top', 'right', 'bottom'] as const;
/** A proposal is right that is off by so many px at most. */
const near = 3;

/** Proposes edges for every picture of the content whose edges are known. */
export async function measureProposedEdges(): Promise<EdgesMeasure[]> {
  const measures: EdgesMeasure[] = [];
  for (const folder of readdirSync(frames).sort()) {
    const { images } = parse(readFileSync(path.join(frames, folder, 'item.yaml'), 'utf8'));
    for (const { url, edges: known } of images as { url: string; edges?: Edges }[]) {
      if (!known) continue;
      const { edges, sure } = await proposeEdges(path.join(frames, folder, url));
      const off = Object.fromEntries(sides.map((side) => [side, Math.abs(edges[side] - known[side])]));
      measures.push({ picture: `${folder}/${url}`, off: off as EdgesMeasure['off'], sure });
    }
  }
  return measures;
}

export function proposedEdgesTable(measures: EdgesMeasure[]): Table {
  const isNear = ({ off }: EdgesMeasure) => sides.every((side) => off[side] <= near);
  const wrong = measures.filter((one) => one.sure && !isNear(one)).length;
  return {
    title: "A frame's edges proposed (px off)",
    head: ['picture', ...sides, ''],
    rows: measures.map(({ picture, off, sure }) => [
      picture,
      ...sides.map((side) => off[side]),
      sure ? 'sure' : 'unsure',
    ]),
    notes: [
      `Within ${near} px: ${measures.filter(isNear).length} of ${measures.length}; further off and yet sure: ${wrong}.`,
    ],
  };
}
