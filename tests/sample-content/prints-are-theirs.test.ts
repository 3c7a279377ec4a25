import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readYaml } from '#model/content/read-yaml.ts';
import { samplesIn } from '#model/content/sample-marks.ts';
import { readContent } from '#model/on-disk/read-content.server.ts';
import { inEachSize, likeness, seenInFrame } from './likeness.ts';

/* “On your wall” uses the flat art of a print, and pages show a photograph of it: both must show the same print. */

for (const { slug, prints, images } of readContent().frames) {
  const filePath = (file: string) => path.resolve('content/frames', slug, file);
  // Only the sample items are compared: the owner herself checks the pictures of items that she adds.
  const isSample = samplesIn(readYaml(readFileSync(filePath('item.yaml'))).value).length > 0;
  const arts = prints.flatMap(({ id, art }) => (art ? [{ id, art }] : []));
  const pictures = images.flatMap(({ url, print, edges }) =>
    edges && arts.some(({ id }) => id === print) ? [{ url, print, edges }] : [],
  );

  test.runIf(isSample && pictures.length > 0)(
    `${slug}: the flat art of each print is what its picture shows`,
    async () => {
      const flat = await Promise.all(
        arts.map(async ({ id, art }) => ({ id, sizes: await inEachSize(filePath(art)) })),
      );
      for (const { url, print, edges } of pictures) {
        const seen = await seenInFrame(filePath(url), edges);
        const [best] = flat
          .map(({ id, sizes }) => ({ id, likeness: likeness(seen, sizes) }))
          .sort((one, other) => other.likeness - one.likeness);
        expect(best?.id, url).toBe(print);
      }
    },
  );
}
