import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentFiles } from '../../app/content/content-files.server.ts';
import { kindOf } from '../../app/content/content-kinds.ts';
import { readYaml } from '../../app/content/read-yaml.ts';
import { hashOf, hashOfValue, longTexts, type Shipped, samplesIn } from './shipped.ts';

/*
 * Writes shipped.json from content/, as it is handed over: `node editor/ready/write-shipped.ts`. It is run again whenever the
 * sample content changes, and never after the owner's own has begun to take its place.
 */
const root = path.join(import.meta.dirname, '..', '..', 'content');
const files = new ContentFiles(root);
const shipped: Shipped = { pictures: [], texts: [], files: {}, samples: {} };
for (const file of files.all()) {
  const bytes = readFileSync(path.join(root, file));
  if (!file.endsWith('.yaml')) {
    if (!/\.(md|txt)$/.test(file)) shipped.pictures.push(hashOf(bytes));
    continue;
  }
  if (!kindOf(file)) continue;
  const { value } = readYaml(bytes);
  shipped.texts.push(...longTexts(value).map(({ hash }) => hash));
  shipped.files[file] = hashOfValue(value);
  const samples = samplesIn(bytes.toString());
  if (samples.length > 0) shipped.samples[file] = samples;
}
shipped.pictures = [...new Set(shipped.pictures)].sort();
shipped.texts = [...new Set(shipped.texts)].sort();
writeFileSync(path.join(import.meta.dirname, 'shipped.json'), `${JSON.stringify(shipped, null, 2)}\n`);
console.log(
  `${shipped.pictures.length} pictures, ${shipped.texts.length} texts, ${Object.keys(shipped.files).length} files`,
);
