import { ContentFiles } from '../app/content/content-files.server.ts';
import { contentRoot } from '../app/content/folders.server.ts';
import { findUnready } from '../editor/ready/find-unready.ts';
import { runScript } from './run-script.ts';

/**
 * `npm run ready`: what stands between the content and the public. It stops nothing. Outside links are asked by
 * `npm run check:links`.
 */
async function tell(): Promise<void> {
  const { samples, found } = findUnready(new ContentFiles(contentRoot));
  console.log(`\nMarked as samples (sample: true): ${samples.length}`);
  console.log(`ما زال مثالًا (sample: true): ${samples.length}\n`);
  for (const { files, marks } of samples)
    console.log(`content/${files.join(', content/')}${marks > 1 ? ` (${marks})` : ''}`);
  console.log(`\nAddresses and numbers that lead nowhere: ${found.length}`);
  console.log(`عناوين وأرقام لا تقود إلى شيء: ${found.length}\n`);
  for (const { file, field, text } of found) console.log(`content/${file}: ${field}: ${text}`);
}

await runScript(tell);
