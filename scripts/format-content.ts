import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentRoot } from '#app/content/folders.server.ts';
import { formatText } from '#editor/yaml/edit-text.ts';
import { listFiles } from './list-files.ts';

/* Writes all YAML files of the content in the editor's format: a change of a field is then one changed line. */
for (const file of (await listFiles(contentRoot)).filter((name) => name.endsWith('.yaml'))) {
  const place = path.join(contentRoot, file);
  const text = readFileSync(place, 'utf8');
  const formatted = formatText(text);
  if (formatted === text) continue;
  writeFileSync(place, formatted);
  console.log(`content/${file}`);
}
