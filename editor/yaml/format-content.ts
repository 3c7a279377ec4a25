import { readFileSync, writeFileSync } from 'node:fs';
import { ContentFiles } from '#model/on-disk/content-files.server.ts';
import { contentRoot } from '#model/on-disk/folders.server.ts';
import { formatText } from './edit-text.ts';

/* Formats all YAML files of the content as the editor writes them, so that the edit of one field changes only one line. */
const files = new ContentFiles(contentRoot);
for (const file of files.all().filter((name) => name.endsWith('.yaml'))) {
  const path = files.pathOf(file);
  const text = readFileSync(path, 'utf8');
  const formatted = formatText(text);
  if (formatted === text) continue;
  writeFileSync(path, formatted);
  console.log(`content/${file}`);
}
