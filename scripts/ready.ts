import path from 'node:path';
import { contentRoot } from '../app/content/folders.server.ts';
import { languages } from '../app/language/locales.ts';
import { findUnready } from '../editor/ready/find-unready.ts';
import { readyFacts } from '../editor/ready/ready-facts.ts';
import { sayUnready } from '../editor/ready/unready-words.ts';
import { runScript } from './run-script.ts';

/**
 * `npm run ready`: what stands between the content and the public, in both languages. It stops nothing. Outside links are
 * asked by `npm run check:links`.
 */
async function tell(): Promise<void> {
  const { samples, found } = await findUnready(
    contentRoot,
    new Map(),
    await readyFacts(path.join(import.meta.dirname, '..')),
  );
  for (const locale of languages) {
    console.log(
      locale === 'en'
        ? `\nMarked as samples (sample: true): ${samples.length}. Fields to be looked at: ${found.length}\n`
        : `\nما زال مثالًا (sample: true): ${samples.length}. الحقول التي تحتاج إلى نظر: ${found.length}\n`,
    );
    for (const { files, marks } of samples)
      console.log(`content/${files.join(', content/')}${marks > 1 ? ` (${marks})` : ''}`);
    for (const { file, field, code, values } of found)
      console.log(`content/${file}: ${field}: ${sayUnready(code, values, locale)}`);
  }
}

await runScript(tell);
