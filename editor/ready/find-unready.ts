import type { ContentFiles } from '../../app/content/content-files.server.ts';
import { kindOf } from '../../app/content/content-kinds.ts';
import { fieldName } from '../../app/content/mistakes.ts';
import { plainValues } from '../../app/content/plain-values.ts';
import { readYaml } from '../../app/content/read-yaml.ts';
import { samplesIn } from '../../app/content/sample-marks.ts';
import { addressOf } from '../server/content-editor.ts';

/** An item, or a file of the studio, that still is the sample, in whole or in part. */
export interface Sample {
  address: string;
  files: string[];
  /** How many of its parts are marked (see sample-marks.ts); 1 where all of it is. */
  marks: number;
}

/** An address or a number that leads nowhere. */
export interface Placeholder {
  address: string;
  file: string;
  field: string;
  text: string;
}

/** What stands between the content and the public. */
export interface Readiness {
  samples: Sample[];
  found: Placeholder[];
}

/** Finds what stands between the content and the public. It never stops a build. */
export function findUnready(files: ContentFiles): Readiness {
  const all = files
    .all()
    .filter((file) => kindOf(file) !== undefined)
    .map((file) => ({ file, address: addressOf(file), value: readYaml(files.read(file)).value }));
  const samples = [...Map.groupBy(all, ({ address }) => address)].flatMap(([address, parts]): Sample[] => {
    const marks = Math.max(...parts.map(({ value }) => samplesIn(value).length));
    return marks > 0 ? [{ address, files: parts.map(({ file }) => file), marks }] : [];
  });
  const found = all.flatMap(({ file, address, value }) =>
    plainValues(value).flatMap(({ path, value: text }): Placeholder[] => {
      const field = fieldName(path);
      return typeof text === 'string' && isPlaceholder(field, text) ? [{ address, file, field, text }] : [];
    }),
  );
  return { samples, found };
}

function isPlaceholder(field: string, text: string): boolean {
  if (/\.example\b/.test(text)) return true;
  return /phone|chatNumber/i.test(field) && text.replaceAll(/\D/g, '').includes('0000');
}
